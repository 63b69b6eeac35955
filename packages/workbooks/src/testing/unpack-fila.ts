import type { FilaProcesada } from '@apremia/core'

/**
 * Copies a row of the sheet 'Títulos' to a plain object that includes its tax periods, so that tests can compare it.
 */
export const unpackFila = (fila: FilaProcesada): FilaProcesada => ({
  ...fila,
  periodos: fila.periodos,
})
