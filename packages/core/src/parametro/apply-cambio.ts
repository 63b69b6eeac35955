import type { FilaDeParametro } from './filas-iniciales.ts'

/** Returns the rows as they are after a change is saved. A row of the same parameter and day is replaced. */
export const applyCambio = (
  filas: readonly FilaDeParametro[],
  { clave, vigenteDesde, valor }: FilaDeParametro,
): FilaDeParametro[] => [
  ...filas.filter((fila) => fila.clave !== clave || fila.vigenteDesde !== vigenteDesde),
  { clave, vigenteDesde, valor },
]
