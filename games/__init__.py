"""Pure rules: no Discord, no SQL, no Pillow, no clock."""
