import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import type { ClaveDeParametro } from './parametros.ts'

/** Value of a parameter, with the first and the last day on which the value is in force. */
export interface Vigencia {
  readonly valor: string
  readonly desde: Fecha
  /** Last day in force. Null while no later value exists. */
  readonly hasta: Fecha | null
  /** True for the value in force today. */
  readonly rige: boolean
}

/** Sorts the dated rows of one parameter, the oldest first, with the days on which each row is in force. */
export const orderVigencias = (
  filas: readonly Pick<FilaDeParametro, 'valor' | 'vigenteDesde'>[],
  hoy: Fecha,
): Vigencia[] => {
  const propias = [...filas].sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1))
  return propias.map((fila, i) => {
    const siguiente = propias[i + 1]
    return {
      valor: fila.valor,
      desde: fila.vigenteDesde,
      hasta: siguiente ? addDays(siguiente.vigenteDesde, -1) : null,
      rige: fila.vigenteDesde <= hoy && (siguiente === undefined || siguiente.vigenteDesde > hoy),
    }
  })
}

/** Lists the past, present and future values of a parameter, the oldest first. */
export const listVigencias = (
  filas: readonly FilaDeParametro[],
  clave: ClaveDeParametro,
  hoy: Fecha,
): Vigencia[] =>
  orderVigencias(
    filas.filter((fila) => fila.clave === clave),
    hoy,
  )
