// Jobs of a C++ program, timed like those of harness/worker.mjs: `program <job> check` or `program <job> time <ms> <samples>`.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <vector>

using Numbers = std::vector<double>;

// A run does `operations` operations and returns the numbers in which all competitors have to agree.
struct Job {
  const char* name;
  double operations;
  std::function<Numbers()> run;
};

inline double cpuNanoseconds() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return 1e9 * t.tv_sec + t.tv_nsec;
}

// Without this a compiler may drop a loop whose result nobody reads.
inline void keep(const double& value) { asm volatile("" : : "m"(value) : "memory"); }

inline double timeRuns(const Job& job, long runs) {
  const double start = cpuNanoseconds();
  for (long i = 0; i < runs; i++) keep(job.run()[0]);
  return cpuNanoseconds() - start;
}

inline void printNumbers(const char* name, const Numbers& numbers) {
  printf("{\"%s\":[", name);
  for (size_t i = 0; i < numbers.size(); i++) printf("%s%.17g", i ? "," : "", numbers[i]);
  printf("]}\n");
}

inline void time(const Job& job, double milliseconds, int samples) {
  const double target = 1e6 * milliseconds;
  long runs = 1;
  while (timeRuns(job, runs) < target / 2) runs *= 2;
  Numbers perOperation;
  for (int i = 0; i < samples; i++) perOperation.push_back(timeRuns(job, runs) / (runs * job.operations));
  printNumbers("nanoseconds", perOperation);
}

inline int runJob(int argc, char** argv, const std::vector<Job>& jobs) {
  for (const Job& job : jobs) {
    if (argc < 3 || strcmp(job.name, argv[1]) != 0) continue;
    if (strcmp(argv[2], "check") == 0) printNumbers("result", job.run());
    else time(job, atof(argv[3]), atoi(argv[4]));
    return 0;
  }
  fprintf(stderr, "unknown job\n");
  return 1;
}
