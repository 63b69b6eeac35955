/** Text added to the row of an edit whose client sent no version (S1 §7): the last to save won. */
export const SIN_VERSION = ' Sin versión: vale sobre lo que otra persona hubiera guardado antes.'
