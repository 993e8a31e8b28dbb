/* Included before every generated file of the core after repair.h: what mypyc and CPython do is done
 * in place where a game spends its time.  PLAYMAT_SPEED chooses among the tricks (see setup.py);
 * docs/adr/0020 has what each gains and why it is kept.  Without any the core plays the same games.
 */

#ifdef SPEED_COLD
/* Most of the generated code tells of errors, between the lines that run in a game.  Told that these
 * functions are hardly ever called, the compiler moves all that leads to them out of the way.
 */
CPy_COLD PyObject *PyErr_Occurred(void);
CPy_COLD void PyErr_SetString(PyObject *, const char *);
CPy_COLD void CPy_AddTraceback(const char *, const char *, int, PyObject *);
CPy_COLD void CPy_TypeErrorTraceback(
    const char *, const char *, int, PyObject *, const char *, PyObject *);
CPy_COLD void CPy_TypeError(const char *, PyObject *);
CPy_COLD static void CPy_DecRef(PyObject *);
CPy_COLD static void CPy_XDecRef(void *);
CPy_COLD void CPyTagged_DecRef(CPyTagged);
CPy_COLD CPyTagged CPyTagged_FromInt64(int64_t);
#endif

#ifdef SPEED_TYPES
/* What is taken from a list is checked to be of its type, and nearly all classes of ours have the
 * one above them that is asked for.
 */
static inline int core_type_check(PyObject *object, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(object);
    return own == type || own->tp_base == type || PyType_IsSubtype(own, type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) core_type_check((PyObject *)(object), type)
#endif

#if defined(SPEED_DIGITS) && PY_VERSION_HEX < 0x030C0000
/* Options are numbers of two digits in the way CPython keeps them, and -1 has one below zero. */
static inline int64_t core_int64(PyObject *number) {
    if (likely(PyLong_CheckExact(number))) {
        digit *digits = ((PyLongObject *)number)->ob_digit;
        switch (Py_SIZE(number)) {
        case 0: return 0;
        case 1: return digits[0];
        case 2: return digits[0] | (int64_t)digits[1] << PyLong_SHIFT;
        case -1: return -(int64_t)digits[0];
        }
    }
    return CPyLong_AsInt64(number);
}
#define CPyLong_AsInt64 core_int64
#endif

#ifdef SPEED_COMPARE
/* Two numbers are compared, and looked for in a list or tuple, without asking their types how; most
 * of our classes compare as every object does, by being the same.
 */
static inline int core_is_plain(PyObject *object) {
    return Py_TYPE(object)->tp_richcompare == PyBaseObject_Type.tp_richcompare;
}

static inline int core_compare(PyObject *one, PyObject *other, int how) {
    if (how == Py_EQ && (one == other || (core_is_plain(one) && core_is_plain(other))))
        return one == other;
    if (how == Py_EQ && PyLong_CheckExact(one) && PyLong_CheckExact(other)) {
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
        PyObject *each = Py_NewRef(PySequence_Fast_GET_ITEM(held, n));
        found = core_compare(each, item, Py_EQ);
        Py_DECREF(each);
    }
    return found;
}
#define PySequence_Contains core_contains
#endif

#if defined(SPEED_NUMBERS) && !defined(Py_GIL_DISABLED)
/* Lists hold numbers as objects, the same few thousand again and again: places, cards, options.
 * Each is made once and kept until another needs its place.
 */
#define CORE_KEPT_BITS 11
static struct { int64_t value; PyObject *object; } core_numbers[1 << CORE_KEPT_BITS];

static inline PyObject *core_number(int64_t value) {
    uint64_t at = ((uint64_t)value * 0x9E3779B97F4A7C15u) >> (64 - CORE_KEPT_BITS);
    if (unlikely(core_numbers[at].value != value || core_numbers[at].object == NULL)) {
        PyObject *object = PyLong_FromLongLong(value);
        if (object == NULL)
            return NULL;
        Py_XSETREF(core_numbers[at].object, object);
        core_numbers[at].value = value;
    }
    return Py_NewRef(core_numbers[at].object);
}
#define PyLong_FromLongLong core_number
#endif

#if defined(SPEED_APPEND) && !defined(Py_GIL_DISABLED)
/* A list that has room takes one more at once. */
static inline int core_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated))
        return PyList_Append(list, item);
    Py_SET_SIZE(list, size + 1);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    return 0;
}
#define PyList_Append core_append
#endif

#if defined(SPEED_LISTS) && PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)
/* Lists live briefly: options, cards drawn, Pokémon that fit.  A few that are done with are kept with
 * their room, so that the next takes neither memory nor the collector's time.  Later versions of
 * CPython count references in ways of their own.
 */
#define CORE_SPARE_LISTS 64
#define CORE_SPARE_ROOM 64
#define CORE_FIRST_ROOM 8
static PyListObject *core_spares[CORE_SPARE_LISTS];
static int core_spare_count;

/* Return a list whose items are all yet to be set. */
static inline PyObject *core_bare_list(Py_ssize_t size) {
    if (unlikely(core_spare_count == 0 || size > core_spares[core_spare_count - 1]->allocated)) {
        PyObject *list = PyList_New(size <= CORE_FIRST_ROOM ? CORE_FIRST_ROOM : size);
        if (list != NULL)
            Py_SET_SIZE(list, size);
        return list;
    }
    PyListObject *list = core_spares[--core_spare_count];
    Py_SET_REFCNT(list, 1);
    Py_SET_SIZE(list, size);
    PyObject_GC_Track(list);
    return (PyObject *)list;
}

static inline PyObject *core_new_list(Py_ssize_t size) {
    PyObject *list = core_bare_list(size);
    if (list != NULL)
        memset(((PyListObject *)list)->ob_item, 0, size * sizeof(PyObject *));
    return list;
}

static CPy_NOINLINE void core_free(PyObject *object) {
    PyListObject *list = (PyListObject *)object;
    if (!PyList_CheckExact(object) || core_spare_count == CORE_SPARE_LISTS
        || list->allocated < CORE_FIRST_ROOM || list->allocated > CORE_SPARE_ROOM) {
        Py_TYPE(object)->tp_dealloc(object);
        return;
    }
    PyObject_GC_UnTrack(list);
    for (Py_ssize_t n = PyList_GET_SIZE(list); --n >= 0;)
        Py_XDECREF(PyList_GET_ITEM(list, n));
    if (likely(core_spare_count < CORE_SPARE_LISTS)) {  /* what was in it may have freed others */
        core_spares[core_spare_count++] = list;
        return;
    }
    Py_SET_SIZE(list, 0);
    Py_TYPE(object)->tp_dealloc(object);
}

static inline void core_decref(PyObject *object) {
    if (--object->ob_refcnt == 0)
        core_free(object);
}
#undef Py_DECREF
#undef CPy_DECREF_NO_IMM
#define Py_DECREF(object) core_decref((PyObject *)(object))
#define CPy_DECREF_NO_IMM(object) core_decref((PyObject *)(object))
#define PyList_New core_new_list

#ifdef SPEED_SLICES
static inline void core_copy(PyObject **to, PyObject **from, Py_ssize_t count) {
    for (Py_ssize_t n = 0; n < count; n++)
        to[n] = Py_NewRef(from[n]);
}

/* Part of a list, as a list of its own. */
static CPy_NOINLINE PyObject *core_slice(PyObject *list, Py_ssize_t low, Py_ssize_t high) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    low = low < 0 ? 0 : low > size ? size : low;
    high = high < low ? low : high > size ? size : high;
    PyObject *part = core_bare_list(high - low);
    if (part != NULL)
        core_copy(((PyListObject *)part)->ob_item, &PyList_GET_ITEM(list, low), high - low);
    return part;
}

/* One list after another. */
static CPy_NOINLINE PyObject *core_concat(PyObject *one, PyObject *other) {
    if (!PyList_CheckExact(one) || !PyList_CheckExact(other))
        return PySequence_Concat(one, other);
    Py_ssize_t first = PyList_GET_SIZE(one);
    PyObject *both = core_bare_list(first + PyList_GET_SIZE(other));
    if (both != NULL) {
        PyObject **items = ((PyListObject *)both)->ob_item;
        core_copy(items, ((PyListObject *)one)->ob_item, first);
        core_copy(items + first, ((PyListObject *)other)->ob_item, PyList_GET_SIZE(other));
    }
    return both;
}

/* A list loses one item, or takes what another list or a tuple holds where it has the room. */
static CPy_NOINLINE int core_set_slice(
    PyObject *list, Py_ssize_t low, Py_ssize_t high, PyObject *items
) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject **held = ((PyListObject *)list)->ob_item;
    if (items == NULL && low >= 0 && high == low + 1 && high <= size) {
        PyObject *gone = held[low];
        memmove(held + low, held + high, (size - high) * sizeof(PyObject *));
        Py_SET_SIZE(list, size - 1);
        core_decref(gone);
        return 0;
    }
    if (items != NULL && low >= size && list != items
        && (PyList_CheckExact(items) || PyTuple_CheckExact(items))) {
        Py_ssize_t more = PySequence_Fast_GET_SIZE(items);
        if (size + more <= ((PyListObject *)list)->allocated) {
            core_copy(held + size, PySequence_Fast_ITEMS(items), more);
            Py_SET_SIZE(list, size + more);
            return 0;
        }
    }
    return PyList_SetSlice(list, low, high, items);
}
#define PyList_GetSlice core_slice
#define PySequence_Concat core_concat
#define PyList_SetSlice core_set_slice
#define PyList_Extend(list, items) core_set_slice(list, PY_SSIZE_T_MAX, PY_SSIZE_T_MAX, items)
#endif
#endif
