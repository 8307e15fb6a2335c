/* The one function of Windows' bcryptprimitives.dll, which wine 8 lacks: programs in Go, such as esbuild, ask it for random bytes. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL ProcessPrng(PBYTE bytes, SIZE_T length) { return RtlGenRandom(bytes, (ULONG)length); }
