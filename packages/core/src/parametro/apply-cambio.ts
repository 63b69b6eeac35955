import type { FilaDeParametro } from './filas-iniciales.ts'

export const applyCambio = (
  filas: readonly FilaDeParametro[],
  { clave, vigenteDesde, valor }: FilaDeParametro,
): FilaDeParametro[] => [
  ...filas.filter((fila) => fila.clave !== clave || fila.vigenteDesde !== vigenteDesde),
  { clave, vigenteDesde, valor },
]
