/** Added to the row of an edition whose client told no version (S1 §7): the last to save won. */
export const SIN_VERSION = ' Sin versión: vale sobre lo que otra persona hubiera guardado antes.'
