// Principal moments, ascending, and axes of symmetric 3x3 matrices by cyclic Jacobi rotations.
#include <cmath>
#include <cstdint>
#include <utility>
#include "bench.hpp"

static double uniform(uint64_t i) { return ((i * 1103515245 + 12345) % 2147483648) / 2147483648.; }

static void exchange(double* w, double* v, int i, int j) {
  if (w[i] <= w[j]) return;
  std::swap(w[i], w[j]);
  for (int row = 0; row < 9; row += 3) {
    const double x = v[row + i];
    v[row + i] = v[row + j];
    v[row + j] = -x;
  }
}

// matrix: xx yy zz xy yz zx
static void jacobi(const double* matrix, double* w, double* vectors) {
  double a = matrix[0], b = matrix[1], c = matrix[2], d = matrix[3], e = matrix[4], f = matrix[5];
  double v[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  for (int sweep = 0; sweep < 12 && (d != 0 || e != 0 || f != 0); sweep++) {
    auto rotate = [&](double& app, double& aqq, double& apq, double& arp, double& arq, int p, int q) {
      if (apq == 0) return;
      if (std::fabs(apq) < 1e-17 * (std::fabs(app) + std::fabs(aqq))) {
        apq = 0;
        return;
      }
      const double theta = (aqq - app) / (2 * apq);
      const double t = (theta >= 0 ? 1 : -1) / (std::fabs(theta) + std::sqrt(theta * theta + 1));
      const double cosine = 1 / std::sqrt(t * t + 1), s = t * cosine, old = arp;
      app -= t * apq;
      aqq += t * apq;
      apq = 0;
      arp = cosine * old - s * arq;
      arq = s * old + cosine * arq;
      for (int k = 0; k < 9; k += 3) {
        const double x = v[k + p], y = v[k + q];
        v[k + p] = cosine * x - s * y;
        v[k + q] = s * x + cosine * y;
      }
    };
    rotate(a, b, d, f, e, 0, 1);
    rotate(a, c, f, d, e, 0, 2);
    rotate(b, c, e, d, f, 1, 2);
  }
  w[0] = a, w[1] = b, w[2] = c;
  for (int k = 0; k < 9; k++) vectors[k] = v[k];
  exchange(w, vectors, 0, 1);
  exchange(w, vectors, 1, 2);
  exchange(w, vectors, 0, 1);
}

int main(int argc, char** argv) {
  const int count = 256;
  static double matrices[count][6];
  for (int i = 0; i < count; i++)
    for (int k = 0; k < 6; k++) matrices[i][k] = k < 3 ? 1 + 10 * uniform(6 * i + k) : uniform(6 * i + k) - 0.5;
  return runJob(argc, argv, {{"jacobi", count, [&] {
                                Numbers values(3 * count);
                                double vectors[9];
                                for (int i = 0; i < count; i++) {
                                  jacobi(matrices[i], &values[3 * i], vectors);
                                  keep(vectors[0]);
                                }
                                return values;
                              }}});
}
