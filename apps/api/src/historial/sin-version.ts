/**
 * Text added to the audit history row of an edit that sends no version of the record (S1 §7). An edit without a version
 * overwrites any earlier edit.
 */
export const SIN_VERSION = ' Sin versión: vale sobre lo que otra persona hubiera guardado antes.'
