"""Tests of preferans: deals, raspasy, closing, settlement, parties, audits."""
