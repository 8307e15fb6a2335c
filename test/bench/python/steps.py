"""RK4 steps of a free body with numpy: the lecture's matrix form and the quaternion form."""
import numpy as np

from bench import PROBLEM, run_job

MASS, MOMENTS = PROBLEM["mass"], np.array(PROBLEM["moments"])
GRAVITY = np.array([0, 0, -PROBLEM["gravity"]])
LINEAR, ANGULAR = PROBLEM["linearDamping"], PROBLEM["angularDamping"]
STEP, STEPS = PROBLEM["stepSize"], PROBLEM["steps"]
INERTIA_INVERSE = np.diag(1 / MOMENTS)


def rk4(f, y, h):
    k1 = f(y)
    k2 = f(y + h / 2 * k1)
    k3 = f(y + h / 2 * k2)
    k4 = f(y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def star(w):
    return np.array([[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]])


def lecture_rate(y):
    """Lecture: x, R column by column, P, L."""
    R = y[3:12].reshape(3, 3, order="F")
    P, L = y[12:15], y[15:18]
    omega = R @ INERTIA_INVERSE @ R.T @ L
    return np.concatenate([P / MASS, (star(omega) @ R).ravel(order="F"), MASS * GRAVITY - LINEAR * P, -ANGULAR * L])


def orthonormalize(R):
    r1 = R[0] / np.linalg.norm(R[0])
    r3 = np.cross(r1, R[1])
    r3 /= np.linalg.norm(r3)
    return np.array([r1, np.cross(r3, r1), r3])


def quaternion(R):
    """Of a matrix whose trace is not near -1, as at the end of this run."""
    w = np.sqrt(1 + np.trace(R)) / 2
    return [w, (R[2, 1] - R[1, 2]) / (4 * w), (R[0, 2] - R[2, 0]) / (4 * w), (R[1, 0] - R[0, 1]) / (4 * w)]


def lecture():
    y = np.concatenate([PROBLEM["position"], np.eye(3).ravel(), np.zeros(3), MOMENTS * PROBLEM["omegaBody"]])
    for _ in range(STEPS):
        y = rk4(lecture_rate, y, STEP)
        y[3:12] = orthonormalize(y[3:12].reshape(3, 3, order="F")).ravel(order="F")
    R = y[3:12].reshape(3, 3, order="F")
    return [*y[:3], *quaternion(R), *(y[12:15] / MASS), *(R.T @ y[15:18] / MOMENTS)]


I1, I2, I3 = MOMENTS


def quaternion_rate(y):
    w, x, z, v = y[3:7]
    p, q, r = y[10:]
    turn = 0.5 * np.array([-x * p - z * q - v * r, w * p - v * q + z * r, v * p + w * q - x * r, x * q - z * p + w * r])
    euler = np.array([(I2 - I3) / I1 * q * r, (I3 - I1) / I2 * r * p, (I1 - I2) / I3 * p * q])
    return np.concatenate([y[7:10], turn, GRAVITY - LINEAR * y[7:10], euler - ANGULAR * y[10:]])


def quaternion_form():
    y = np.array([*PROBLEM["position"], 1, 0, 0, 0, 0, 0, 0, *PROBLEM["omegaBody"]], dtype=float)
    for _ in range(STEPS):
        y = rk4(quaternion_rate, y, STEP)
        y[3:7] /= np.linalg.norm(y[3:7])
    return y


run_job({"lecture": lambda: (STEPS, lecture), "quaternion": lambda: (STEPS, quaternion_form)})
