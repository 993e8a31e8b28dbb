/* Included before every generated file of the core (see setup.py).
 *
 * mypyc lets instances of all classes wait in CPython's trashcan while many are freed at once, also
 * those of acyclic classes, which it keeps out of the garbage collector.  CPython chains what waits
 * by the collector's header in front of an object; where there is none it overwrites other memory.
 * Our objects hold one another only as deep as the text of a card nests, so none has to wait.
 * docs/trashcan.md shows the fault.
 */
#include <Python.h>
#include <CPy.h>

#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) do {
#define CPy_TRASHCAN_END(op) } while (0);

/* What setup.py chose of the other header, for `playmat bench` to tell. */
__attribute__((visibility("default"))) const char *core_tricks = CORE_TRICKS;
