import type { FilaProcesada } from './filas.ts'

export interface FilaNumerada {
  readonly numero: number
  readonly fila: FilaProcesada
}

export const numerarFilas = (filas: readonly FilaProcesada[], inicio: number): FilaNumerada[] =>
  [...filas].sort((a, b) => a.fila - b.fila).map((fila, i) => ({ numero: inicio + i, fila }))
