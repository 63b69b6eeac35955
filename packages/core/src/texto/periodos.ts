/** Texts that name tax periods in a sentence. */
export const periodos = {
  contados: '{n} períodos, entre {desde} y {hasta}',
} as const
