import type { FilaProcesada } from '@apremia/core'

/** The row as a plain object with its periods, to compare it whole. */
export const unpackFila = (fila: FilaProcesada): FilaProcesada => ({
  ...fila,
  periodos: fila.periodos,
})
