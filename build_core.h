/* Included before every generated file of the core (see setup.py): what mypyc and CPython do is put
 * right for a core that never waits, and done in place where a game spends its time.
 */
#include <Python.h>
#include <CPy.h>

/* mypyc lets instances of all classes wait in CPython's trashcan while many are freed at once, also
 * those of acyclic classes, which it keeps out of the garbage collector.  CPython chains what waits
 * by the collector's header in front of an object; where there is none it overwrites other memory.
 * Our objects hold one another only as deep as the text of a card nests, so none has to wait.
 */
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) do {
#define CPy_TRASHCAN_END(op) } while (0);

/* Most of the generated code tells of errors, between the lines that run in a game.  Told that these
 * functions are hardly ever called, the compiler moves all that leads to them out of the way.
 */
CPy_COLD PyObject *PyErr_Occurred(void);
CPy_COLD void PyErr_SetString(PyObject *, const char *);
CPy_COLD void CPy_AddTraceback(const char *, const char *, int, PyObject *);
CPy_COLD void CPy_TypeErrorTraceback(
    const char *, const char *, int, PyObject *, const char *, PyObject *);
CPy_COLD void CPy_TypeError(const char *, PyObject *);
CPy_COLD void CPyError_OutOfMemory(void);
CPy_COLD static void CPy_DecRef(PyObject *);
CPy_COLD static void CPy_XDecRef(void *);
CPy_COLD void CPyTagged_DecRef(CPyTagged);
CPy_COLD CPyTagged CPyTagged_FromInt64(int64_t);
CPy_COLD bool CPyTagged_IsLt_(CPyTagged, CPyTagged);
CPy_COLD bool CPyTagged_IsEq_(CPyTagged, CPyTagged);

/* What is taken from a list is checked to be of its type, and nearly all classes of ours have the
 * one above them that is asked for.
 */
static inline int core_type_check(PyObject *object, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(object);
    return own == type || own->tp_base == type || PyType_IsSubtype(own, type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) core_type_check((PyObject *)(object), type)

/* Two numbers are compared, and looked for in a list or tuple, without asking their types how. */
static inline int core_are_numbers(PyObject *one, PyObject *other) {
    return PyLong_CheckExact(one) && PyLong_CheckExact(other);
}

static inline int core_compare(PyObject *one, PyObject *other, int how) {
    if (how == Py_EQ && one != other && core_are_numbers(one, other)) {
        int64_t left = CPyLong_AsInt64(one);
        int64_t right = CPyLong_AsInt64(other);
        if (likely(left != CPY_LL_INT_ERROR && right != CPY_LL_INT_ERROR))
            return left == right;
        PyErr_Clear();  /* beyond 64 bits, or the very number that stands for that */
    }
    return PyObject_RichCompareBool(one, other, how);
}
#define PyObject_RichCompareBool core_compare

static CPy_NOINLINE int core_contains(PyObject *held, PyObject *item) {
    if (!PyTuple_CheckExact(held) && !PyList_CheckExact(held))
        return PySequence_Contains(held, item);
    int found = 0;
    for (Py_ssize_t n = 0; found == 0 && n < PySequence_Fast_GET_SIZE(held); n++) {
        PyObject *each = PySequence_Fast_GET_ITEM(held, n);
        if (each == item)
            return 1;
        if (likely(core_are_numbers(each, item)))
            found = core_compare(each, item, Py_EQ);
        else
            return PySequence_Contains(held, item);  /* what compares may change what is held */
    }
    return found;
}
#define PySequence_Contains core_contains

#ifndef Py_GIL_DISABLED
/* Lists hold numbers as objects, the same few thousand again and again: places, cards, options.
 * Each is made once and kept until another needs its place.
 */
#define CORE_KEPT_BITS 11

typedef struct {
    int64_t value;
    PyObject *object;
} core_kept;

static CPy_NOINLINE PyObject *core_new_number(core_kept *kept, int64_t value) {
    PyObject *object = PyLong_FromLongLong(value);
    if (object != NULL) {
        Py_XSETREF(kept->object, Py_NewRef(object));
        kept->value = value;
    }
    return object;
}

static core_kept core_numbers[1 << CORE_KEPT_BITS];

static inline PyObject *core_number(int64_t value) {
    core_kept *kept =
        &core_numbers[((uint64_t)value * 0x9E3779B97F4A7C15u) >> (64 - CORE_KEPT_BITS)];
    if (likely(kept->value == value && kept->object != NULL))
        return Py_NewRef(kept->object);
    return core_new_number(kept, value);
}
#define PyLong_FromLongLong core_number

/* A list that has room takes one more at once. */
static inline int core_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated))
        return PyList_Append(list, item);
    Py_INCREF(item);
    Py_SET_SIZE(list, size + 1);
    PyList_SET_ITEM(list, size, item);
    return 0;
}
#define PyList_Append core_append
#endif
