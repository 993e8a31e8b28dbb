/* Tricks that make the core faster, included after repair.h.  PLAYMAT_SPEED selects them by name
 * (see setup.py); docs/adr/0020 says what each one gains.  They change no game and work with every
 * CPython from 3.11 on; those that keep objects between calls need the GIL.
 */

#if defined(SPEED_ROOM) && !defined(Py_GIL_DISABLED)
/* A list with room takes more items without a call, and keeps its room when one is taken out. */
static inline int core_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated))
        return PyList_Append(list, item);
    Py_SET_SIZE(list, size + 1);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    return 0;
}

static int core_extend(PyObject *list, PyObject *items) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t more = PyList_CheckExact(items) ? PyList_GET_SIZE(items) : -1;
    if (unlikely(more < 0 || size + more > ((PyListObject *)list)->allocated))
        return PyList_Extend(list, items);
    for (Py_ssize_t n = 0; n < more; n++)
        PyList_SET_ITEM(list, size + n, Py_NewRef(PyList_GET_ITEM(items, n)));
    Py_SET_SIZE(list, size + more);
    return 0;
}

static PyObject *core_pop(PyListObject *list, Py_ssize_t index) {
    Py_ssize_t size = PyList_GET_SIZE(list), at = index < 0 ? index + size : index;
    if (unlikely(at < 0 || at >= size))
        return list_pop_impl(list, index);
    PyObject *item = list->ob_item[at];
    memmove(list->ob_item + at, list->ob_item + at + 1, (size - at - 1) * sizeof(PyObject *));
    Py_SET_SIZE(list, size - 1);
    return item;
}
#define PyList_Append core_append
#define PyList_Extend core_extend
#define list_pop_impl core_pop
#endif

#if defined(SPEED_LISTS) && !defined(Py_GIL_DISABLED)
/* Most lists are short-lived: options, cards drawn, Pokémon that match.  One that would be freed is
 * emptied and kept with its room, and becomes the next new list below that size.  A list freed while
 * the garbage collector clears a cycle may lose its room after it was kept; it is thrown away.
 */
#define CORE_SPARE_LISTS 64
#define CORE_LEAST_ROOM 8
#define CORE_MOST_ROOM 64
static PyListObject *core_spares[CORE_SPARE_LISTS];
static int core_spare_count;

static inline PyObject *core_new_list(Py_ssize_t size) {
    PyListObject *list = core_spare_count > 0 ? core_spares[core_spare_count - 1] : NULL;
    if (likely(list != NULL && size < list->allocated)) {
        core_spare_count--;
        memset(list->ob_item, 0, size * sizeof(PyObject *));
    } else {
        if (list != NULL && list->allocated == 0)
            Py_DECREF(core_spares[--core_spare_count]);
        list = (PyListObject *)PyList_New(size < CORE_LEAST_ROOM ? CORE_LEAST_ROOM : size);
        if (list == NULL)
            return NULL;
    }
    Py_SET_SIZE(list, size);
    return (PyObject *)list;
}

static PyObject *core_slice(PyObject *list, Py_ssize_t from, Py_ssize_t to) {
    from = from < 0 ? 0 : from;
    to = to > PyList_GET_SIZE(list) ? PyList_GET_SIZE(list) : to;
    PyObject *slice = core_new_list(to > from ? to - from : 0);
    for (Py_ssize_t n = 0; slice != NULL && n < PyList_GET_SIZE(slice); n++)
        PyList_SET_ITEM(slice, n, Py_NewRef(PyList_GET_ITEM(list, from + n)));
    return slice;
}

static CPy_NOINLINE void core_free(PyObject *object) {
    PyListObject *list = (PyListObject *)object;
    if (PyList_CheckExact(object)
        && list->allocated >= CORE_LEAST_ROOM && list->allocated <= CORE_MOST_ROOM) {
        for (Py_ssize_t n = PyList_GET_SIZE(list); --n >= 0;) {
            Py_SET_SIZE(list, n);
            Py_XDECREF(list->ob_item[n]);
        }
        if (likely(core_spare_count < CORE_SPARE_LISTS)) {
            core_spares[core_spare_count++] = list;
            return;
        }
    }
    Py_DECREF(object);
}

static inline void core_decref(PyObject *object) {
    if (Py_REFCNT(object) == 1)
        core_free(object);
    else
        CPy_DECREF_NO_IMM(object);
}
/* From CPython 3.12 on mypyc has a macro of its own for what cannot be immortal, like lists. */
#if PY_VERSION_HEX < 0x030C0000
#undef Py_DECREF
#define Py_DECREF(object) core_decref((PyObject *)(object))
#else
#undef CPy_DECREF_NO_IMM
#define CPy_DECREF_NO_IMM(object) core_decref((PyObject *)(object))
#endif
#define PyList_New core_new_list
#define PyList_GetSlice core_slice
#endif
