import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'

/** Returns the rows as they are after a change is saved. A row of the same parameter and day is replaced. */
export const applyCambio = (
  filas: readonly FilaDeParametro[],
  { clave, vigenteDesde, valor }: FilaDeParametro,
): FilaDeParametro[] => [
  ...filas.filter((fila) => fila.clave !== clave || fila.vigenteDesde !== vigenteDesde),
  { clave, vigenteDesde, valor },
]

/** Returns the last day of a value that begins on `vigenteDesde`. Null when no later value is set. */
export const ultimoDiaDeValor = (
  filas: readonly FilaDeParametro[],
  { clave, vigenteDesde }: Pick<FilaDeParametro, 'clave' | 'vigenteDesde'>,
): Fecha | null => {
  const siguientes = filas
    .filter((fila) => fila.clave === clave && fila.vigenteDesde > vigenteDesde)
    .map((fila) => fila.vigenteDesde)
    .sort()
  return siguientes[0] === undefined ? null : addDays(siguientes[0], -1)
}
