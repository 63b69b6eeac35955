import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import type { ClaveDeParametro } from './parametros.ts'

/** A value and the days it holds, both included. */
export interface Vigencia {
  readonly valor: string
  readonly desde: Fecha
  /** Last day, or null while no other value takes its place. */
  readonly hasta: Fecha | null
  /** True for the value of today. */
  readonly rige: boolean
}

/** Orders the dated rows of one thing, oldest first, with the days that each is in force. */
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

/** The values a parameter has had, has and will have, oldest first. */
export const listVigencias = (
  filas: readonly FilaDeParametro[],
  clave: ClaveDeParametro,
  hoy: Fecha,
): Vigencia[] =>
  orderVigencias(
    filas.filter((fila) => fila.clave === clave),
    hoy,
  )
