export const periodos = {
  contados: '{n} períodos, entre {desde} y {hasta}',
} as const
