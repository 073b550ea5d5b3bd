"""Toy under test."""
