// The numbers of problem.json. A difference between the two shows as a different end state before anything is timed.
#pragma once
const double MASS = 1000, I1 = 5000. / 3, I2 = 17000. / 3, I3 = 20000. / 3;
const double GRAVITY = 9.81, LINEAR_DAMPING = 0.01, ANGULAR_DAMPING = 0.01;
const double STEP_SIZE = 0.001;
const int STEPS = 1000;
// The order of rigid-body-lab: position, orientation wxyz, velocity, omega in body axes.
const double START[13] = {0, -10, 10, 1, 0, 0, 0, 0, 0, 0, 1, 2, -0.5};
const double POINT[3] = {4, 2, 1}, STIFFNESS = 2000, RESISTANCE = 5;
