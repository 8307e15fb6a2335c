// Mass, centre of mass and inertia tensor of points and of a closed triangle mesh, in one pass about the first point.
#include <cmath>
#include <cstdint>
#include "bench.hpp"

// The numbers of js/shapes.mjs: the product stays below 2^53, so all languages get the same ones.
static double uniform(uint64_t i) { return ((i * 1103515245 + 12345) % 2147483648) / 2147483648.; }

struct Sums {
  double m = 0, x = 0, y = 0, z = 0, xx = 0, yy = 0, zz = 0, xy = 0, yz = 0, zx = 0;
};

static Numbers properties(Sums s, const double* origin) {
  const double a = s.x / s.m, b = s.y / s.m, c = s.z / s.m;
  s.xx -= s.m * a * a, s.yy -= s.m * b * b, s.zz -= s.m * c * c;
  s.xy -= s.m * a * b, s.yz -= s.m * b * c, s.zx -= s.m * c * a;
  return {s.m,         a + origin[0], b + origin[1], c + origin[2], s.yy + s.zz,
          s.zz + s.xx, s.xx + s.yy,   -s.xy,         -s.yz,         -s.zx};
}

static Numbers points(const Numbers& mass, const Numbers& at) {
  Sums s;
  const double ox = at[0], oy = at[1], oz = at[2];
  for (size_t i = 0; i < mass.size(); i++) {
    const double x = at[3 * i] - ox, y = at[3 * i + 1] - oy, z = at[3 * i + 2] - oz, k = mass[i];
    const double kx = k * x, ky = k * y, kz = k * z;
    s.m += k, s.x += kx, s.y += ky, s.z += kz;
    s.xx += kx * x, s.yy += ky * y, s.zz += kz * z, s.xy += kx * y, s.yz += ky * z, s.zx += kz * x;
  }
  return properties(s, at.data());
}

// Signed tetrahedra from the first vertex, density 1.
static Numbers mesh(const Numbers& v, const std::vector<uint32_t>& t) {
  Sums s;
  const double ox = v[0], oy = v[1], oz = v[2];
  for (size_t i = 0; i < t.size(); i += 3) {
    const double *a = &v[3 * (size_t)t[i]], *b = &v[3 * (size_t)t[i + 1]], *c = &v[3 * (size_t)t[i + 2]];
    const double x0 = a[0] - ox, y0 = a[1] - oy, z0 = a[2] - oz, x1 = b[0] - ox, y1 = b[1] - oy, z1 = b[2] - oz;
    const double x2 = c[0] - ox, y2 = c[1] - oy, z2 = c[2] - oz;
    const double d = x0 * (y1 * z2 - z1 * y2) + y0 * (z1 * x2 - x1 * z2) + z0 * (x1 * y2 - y1 * x2);
    const double X = x0 + x1 + x2, Y = y0 + y1 + y2, Z = z0 + z1 + z2;
    s.m += d, s.x += d * X, s.y += d * Y, s.z += d * Z;
    s.xx += d * (x0 * x0 + x1 * x1 + x2 * x2 + X * X);
    s.yy += d * (y0 * y0 + y1 * y1 + y2 * y2 + Y * Y);
    s.zz += d * (z0 * z0 + z1 * z1 + z2 * z2 + Z * Z);
    s.xy += d * (x0 * y0 + x1 * y1 + x2 * y2 + X * Y);
    s.yz += d * (y0 * z0 + y1 * z1 + y2 * z2 + Y * Z);
    s.zx += d * (z0 * x0 + z1 * x1 + z2 * x2 + Z * X);
  }
  s.m /= 6;
  for (double* sum : {&s.x, &s.y, &s.z}) *sum /= 24;
  for (double* sum : {&s.xx, &s.yy, &s.zz, &s.xy, &s.yz, &s.zx}) *sum /= 120;
  return properties(s, v.data());
}

static void torus(long tubes, Numbers& v, std::vector<uint32_t>& t) {
  const long rings = 2 * tubes;
  for (long i = 0; i < rings; i++)
    for (long j = 0; j < tubes; j++) {
      const double u = 2 * M_PI * i / rings, w = 2 * M_PI * j / tubes, r = 1 + 0.4 * cos(w);
      v.insert(v.end(), {r * cos(u), r * sin(u), 0.4 * sin(w)});
      const uint32_t a = i * tubes + j, b = (i + 1) % rings * tubes + j, c = (i + 1) % rings * tubes + (j + 1) % tubes;
      t.insert(t.end(), {a, b, c, a, c, (uint32_t)(i * tubes + (j + 1) % tubes)});
    }
}

static Job pointJob(const char* name, size_t count) {
  Numbers mass(count), at(3 * count);
  for (size_t i = 0; i < count; i++) mass[i] = 1 + i % 7 / 8.;
  for (size_t i = 0; i < 3 * count; i++) at[i] = uniform(i);
  return {name, (double)count, [=] { return points(mass, at); }};
}

static Job meshJob(const char* name, long tubes) {
  Numbers v;
  std::vector<uint32_t> t;
  torus(tubes, v, t);
  return {name, t.size() / 3., [=] { return mesh(v, t); }};
}

int main(int argc, char** argv) {
  return runJob(argc, argv,
                {pointJob("points1e4", 10000), pointJob("points1e6", 1000000), meshJob("mesh1e4", 50), meshJob("mesh5e5", 354)});
}
