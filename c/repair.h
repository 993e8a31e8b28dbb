/* Fixes a fault of mypyc; included before every generated C file of the core (see setup.py).
 *
 * mypyc passes instances of acyclic classes through CPython's trashcan, which links objects by the
 * garbage collector's header.  These instances have none, so other memory would be overwritten
 * (docs/trashcan.md).  Our objects nest only as deep as the text of a card and need no trashcan.
 */
#include <Python.h>
#include <CPy.h>

#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) do {
#define CPy_TRASHCAN_END(op) } while (0);

/* The tricks of speed.h that this core was built with, for `playmat bench`. */
__attribute__((visibility("default"))) const char *core_tricks = CORE_TRICKS;
