"""Eigenvalues and eigenvectors of symmetric 3x3 matrices with numpy, one by one and all at once."""
import numpy as np

from bench import run_job, uniform

COUNT = 256
u = uniform(6 * COUNT).reshape(COUNT, 6)
xx, yy, zz = (1 + 10 * u[:, :3]).T
xy, yz, zx = (u[:, 3:] - 0.5).T
MATRICES = np.stack([xx, xy, zx, xy, yy, yz, zx, yz, zz], -1).reshape(COUNT, 3, 3)


def single():
    return np.concatenate([np.linalg.eigh(matrix)[0] for matrix in MATRICES])


def batch():
    return np.linalg.eigh(MATRICES)[0].ravel()


run_job({"single": lambda: (COUNT, single), "batch": lambda: (COUNT, batch)})
