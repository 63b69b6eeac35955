/**
 * Text added to the audit history row of an edit that sends no version of the record (S1 §7). Such an edit overwrites
 * any earlier one.
 */
export const SIN_VERSION = ' Sin versión: vale sobre lo que otra persona hubiera guardado antes.'
