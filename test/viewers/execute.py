"""Executes notebooks with Jupyter's own client. Arguments: folder to run in, then pairs of input and output files."""
import sys

import nbformat
from nbclient import NotebookClient

folder, *files = sys.argv[1:]
for source, target in zip(files[::2], files[1::2]):
    notebook = nbformat.read(source, as_version=4)
    nbformat.validate(notebook)
    NotebookClient(
        notebook, timeout=600, startup_timeout=120, kernel_name="rigid-body-lab", resources={"metadata": {"path": folder}}
    ).execute()
    nbformat.validate(notebook)
    nbformat.write(notebook, target)
    print("executed", source, flush=True)
