"""Mass, centre of mass and inertia tensor with numpy: points in the lecture's way and by a matrix product, meshes by tetrahedra."""
import numpy as np

from bench import run_job, uniform


def cloud(count):
    return 1 + np.arange(count) % 7 / 8, uniform(3 * count).reshape(count, 3).T.copy()


def numbers(mass, com, I):
    return [mass, *com, I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[1, 2], I[2, 0]]


def lecture(m, p):
    M = m.sum()
    com = np.sum(p * np.tile(m, (3, 1)), axis=1) / M
    r = p - np.tile(com, (m.size, 1)).T
    I = np.empty((3, 3))
    I[0, 0] = np.sum(np.multiply(np.power(r[1], 2) + np.power(r[2], 2), m))
    I[1, 1] = np.sum(np.multiply(np.power(r[2], 2) + np.power(r[0], 2), m))
    I[2, 2] = np.sum(np.multiply(np.power(r[0], 2) + np.power(r[1], 2), m))
    I[0, 1] = I[1, 0] = -np.sum(np.multiply(np.multiply(r[0], r[1]), m))
    I[0, 2] = I[2, 0] = -np.sum(np.multiply(np.multiply(r[0], r[2]), m))
    I[1, 2] = I[2, 1] = -np.sum(np.multiply(np.multiply(r[1], r[2]), m))
    return numbers(M, com, I)


def product(m, p):
    M = m.sum()
    com = p @ m / M
    r = p - com[:, None]
    C = (r * m) @ r.T
    return numbers(M, com, np.trace(C) * np.eye(3) - C)


def torus(tubes):
    rings = 2 * tubes
    i, j = np.meshgrid(np.arange(rings), np.arange(tubes), indexing="ij")
    u, w = 2 * np.pi * i / rings, 2 * np.pi * j / tubes
    r = 1 + 0.4 * np.cos(w)
    vertices = np.stack([r * np.cos(u), r * np.sin(u), 0.4 * np.sin(w)], -1).reshape(-1, 3)
    i2, j2 = (i + 1) % rings, (j + 1) % tubes
    a, b, c, d = i * tubes + j, i2 * tubes + j, i2 * tubes + j2, i * tubes + j2
    return vertices, np.stack([a, b, c, a, c, d], -1).reshape(-1, 3)


def tetrahedra(vertices, triangles):
    v = vertices - vertices[0]
    A, B, C = v[triangles[:, 0]], v[triangles[:, 1]], v[triangles[:, 2]]
    d = np.einsum("ij,ij->i", A, np.cross(B, C))
    S = A + B + C
    M = d.sum() / 6
    com = d @ S / 24 / M
    G = ((A.T * d) @ A + (B.T * d) @ B + (C.T * d) @ C + (S.T * d) @ S) / 120 - M * np.outer(com, com)
    return numbers(M, com + vertices[0], np.trace(G) * np.eye(3) - G)


def points_job(way, count):
    m, p = cloud(count)
    return count, lambda: way(m, p)


def mesh_job(tubes):
    vertices, triangles = torus(tubes)
    return len(triangles), lambda: tetrahedra(vertices, triangles)


run_job(
    {
        "lecture1e4": lambda: points_job(lecture, 10_000),
        "lecture1e6": lambda: points_job(lecture, 1_000_000),
        "product1e4": lambda: points_job(product, 10_000),
        "product1e6": lambda: points_job(product, 1_000_000),
        "mesh1e4": lambda: mesh_job(50),
        "mesh5e5": lambda: mesh_job(354),
    }
)
