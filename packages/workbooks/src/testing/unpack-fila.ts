import type { FilaProcesada } from '@apremia/core'

/** Copies a row to a plain object that includes its periods, so that tests can compare it. */
export const unpackFila = (fila: FilaProcesada): FilaProcesada => ({
  ...fila,
  periodos: fila.periodos,
})
