"""The command line as a module: `python -m holdfast`."""

from holdfast.cli import main

if __name__ == "__main__":
    main()
