import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import type { ClaveDeParametro } from './parametros.ts'

export interface Vigencia {
  readonly valor: string
  readonly desde: Fecha
  readonly hasta: Fecha | null
  readonly rige: boolean
}

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

export const listVigencias = (
  filas: readonly FilaDeParametro[],
  clave: ClaveDeParametro,
  hoy: Fecha,
): Vigencia[] =>
  orderVigencias(
    filas.filter((fila) => fila.clave === clave),
    hoy,
  )
