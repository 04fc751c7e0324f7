"""What a reader waits for, measured and held against its bar: make benchmarks."""
