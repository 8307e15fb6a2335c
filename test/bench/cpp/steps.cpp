// A rigid body with gravity and damping, free or held by a damped spring from the origin to a point of the body.
#include "rk4.hpp"

struct Vec {
  double x, y, z;
};
static inline Vec cross(Vec a, Vec b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static inline Vec rotate(double w, double x, double y, double z, Vec v) {
  const Vec t = {2 * (y * v.z - z * v.y), 2 * (z * v.x - x * v.z), 2 * (x * v.y - y * v.x)};
  return {v.x + w * t.x + y * t.z - z * t.y, v.y + w * t.y + z * t.x - x * t.z, v.z + w * t.z + x * t.y - y * t.x};
}

static inline __attribute__((always_inline)) void freeRate(const double* __restrict s, double* __restrict d) {
  const double c1 = (I2 - I3) / I1, c2 = (I3 - I1) / I2, c3 = (I1 - I2) / I3;
  const double p = s[10], q = s[11], r = s[12];
  for (int i = 0; i < 3; i++) d[i] = s[7 + i];
  turn(s, d);
  for (int i = 7; i < 10; i++) d[i] = -LINEAR_DAMPING * s[i];
  d[9] -= GRAVITY;
  d[10] = c1 * q * r - ANGULAR_DAMPING * p;
  d[11] = c2 * r * p - ANGULAR_DAMPING * q;
  d[12] = c3 * p * q - ANGULAR_DAMPING * r;
}

static inline __attribute__((always_inline)) void springRate(const double* __restrict s, double* __restrict d) {
  const Vec point = {POINT[0], POINT[1], POINT[2]}, omega = {s[10], s[11], s[12]};
  const Vec arm = rotate(s[3], s[4], s[5], s[6], point);
  const Vec speed = rotate(s[3], s[4], s[5], s[6], cross(omega, point));
  const Vec force = {-STIFFNESS * (s[0] + arm.x) - RESISTANCE * (s[7] + speed.x),
                     -STIFFNESS * (s[1] + arm.y) - RESISTANCE * (s[8] + speed.y),
                     -STIFFNESS * (s[2] + arm.z) - RESISTANCE * (s[9] + speed.z)};
  const Vec torque = cross(point, rotate(s[3], -s[4], -s[5], -s[6], force));
  freeRate(s, d);
  d[7] += force.x * (1 / MASS);
  d[8] += force.y * (1 / MASS);
  d[9] += force.z * (1 / MASS);
  d[10] += torque.x * (1 / I1);
  d[11] += torque.y * (1 / I2);
  d[12] += torque.z * (1 / I3);
}

int main(int argc, char** argv) {
  return runJob(argc, argv,
                {{"free", STEPS, [] { return runSteps([](const double* s, double* d) { freeRate(s, d); }); }},
                 {"spring", STEPS, [] { return runSteps([](const double* s, double* d) { springRate(s, d); }); }}});
}
