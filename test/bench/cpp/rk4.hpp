// Classical RK4 for the 13 numbers of a rigid body; the quaternion to length one after each step.
#pragma once
#include <cmath>
#include <cstring>
#include "bench.hpp"
#include "problem.hpp"

// Orientation: q' = 1/2 q (0, omega).
static inline void turn(const double* s, double* d) {
  const double w = s[3], x = s[4], y = s[5], z = s[6], p = s[10], q = s[11], r = s[12];
  d[3] = 0.5 * (-x * p - y * q - z * r);
  d[4] = 0.5 * (w * p - z * q + y * r);
  d[5] = 0.5 * (z * p + w * q - x * r);
  d[6] = 0.5 * (-y * p + x * q + w * r);
}

template <class Rate> static inline __attribute__((always_inline)) void rk4(double* __restrict s, double h, Rate&& rate) {
  double k1[13], k2[13], k3[13], k4[13], u[13];
  rate(s, k1);
  for (int i = 0; i < 13; i++) u[i] = s[i] + 0.5 * h * k1[i];
  rate(u, k2);
  for (int i = 0; i < 13; i++) u[i] = s[i] + 0.5 * h * k2[i];
  rate(u, k3);
  for (int i = 0; i < 13; i++) u[i] = s[i] + h * k3[i];
  rate(u, k4);
  for (int i = 0; i < 13; i++) s[i] += h / 6 * (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]);
  const double n = 1 / std::sqrt(s[3] * s[3] + s[4] * s[4] + s[5] * s[5] + s[6] * s[6]);
  for (int i = 3; i < 7; i++) s[i] *= n;
}

template <class Rate> static Numbers runSteps(Rate&& rate) {
  double s[13];
  memcpy(s, START, sizeof s);
  for (int i = 0; i < STEPS; i++) rk4(s, STEP_SIZE, rate);
  return Numbers(s, s + 13);
}
