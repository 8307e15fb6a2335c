"""scipy's adaptive solvers on ten seconds of tumbling. Plain Python numbers: faster here than numpy arrays of seven."""
from scipy.integrate import solve_ivp

from bench import PROBLEM, run_job

I1, I2, I3 = PROBLEM["moments"]
C1, C2, C3 = (I2 - I3) / I1, (I3 - I1) / I2, (I1 - I2) / I3
DURATION = PROBLEM["tumbling"]["duration"]


def rate(_t, y):
    w, x, z, v, p, q, r = y
    return [
        0.5 * (-x * p - z * q - v * r),
        0.5 * (w * p - v * q + z * r),
        0.5 * (v * p + w * q - x * r),
        0.5 * (x * q - z * p + w * r),
        C1 * q * r,
        C2 * r * p,
        C3 * p * q,
    ]


def solver(method):
    def solve(tolerance):
        start = [1, 0, 0, 0, *PROBLEM["omegaBody"]]
        run = solve_ivp(rate, (0, DURATION), start, method=method, rtol=tolerance, atol=tolerance)
        return [float(x) for x in run.y[:, -1]]

    return [1e-4, 1e-6, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13], solve


run_job({}, {method: solver(method) for method in ("DOP853", "RK45", "LSODA")})
