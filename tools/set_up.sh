# Sourced by keryx and check, with $here set to the repository.

# set_up LOCK: make sure that .venv holds what LOCK names; costs nothing when it does.
set_up() {
    if [ -x "$here/.venv/bin/python" ] && cmp -s "$here/$1" "$here/.venv/$1"; then
        return
    fi
    python=$(find_python) || {
        printf 'Keryx needs Python 3.11 or newer, and none was found: install it and run this command again.\n' >&2
        exit 1
    }
    "$python" -I "$here/tools/set_up.py" "$1" || exit $?
}

find_python() {
    for name in python3 python3.11 python3.12 python3.13 python3.14 python; do
        if "$name" -I -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            printf '%s\n' "$name"
            return
        fi
    done
    return 1
}
