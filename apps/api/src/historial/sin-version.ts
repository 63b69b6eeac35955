/** Text added to the history row of an edit without a version (S1 §7). Such an edit overwrites any earlier one. */
export const SIN_VERSION = ' Sin versión: vale sobre lo que otra persona hubiera guardado antes.'
