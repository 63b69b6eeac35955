import {
  checkExigencias,
  type ErrorDeFila,
  exigenciasVigentes,
  type Fecha,
  type FilaDeParametro,
  type Motivo,
} from '@apremia/core'
import { findCartasRecibidas } from '../deuda-retenida/cartas-recibidas.ts'
import { groupPorFila } from '../libros/group-por-fila.ts'
import type { Reclamada } from '../libros/leer-procesado.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/** Workbook row that does not meet the conditions of the municipality for an executive title. */
export interface FilaExigida {
  readonly fila: number
  readonly motivos: readonly Motivo[]
}

/**
 * Finds the workbook rows that the municipality refuses because the debtor received no demand letter, or because the
 * total is too low. Runs no query when the municipality refuses neither.
 */
export const findExigidas = async (
  db: Queryable,
  tipo: TipoImponible,
  reclamadas: readonly Reclamada[],
  { filas, hoy }: { readonly filas: readonly FilaDeParametro[]; readonly hoy: Fecha },
): Promise<readonly FilaExigida[]> => {
  const exigencias = exigenciasVigentes(filas, hoy)
  const { carta, minimo, bajoMinimo } = exigencias
  if (carta !== 'rechazar' && (minimo === null || bajoMinimo !== 'rechazar')) return []
  const cartas = groupPorFila(
    carta === 'rechazar' ? await findCartasRecibidas(db, tipo, reclamadas) : [],
  )
  return reclamadas.flatMap(({ fila, periodos, total }) => {
    const { rechazos } = checkExigencias(
      { periodos, total, cartas: cartas.get(fila) ?? [] },
      exigencias,
    )
    return rechazos.length === 0 ? [] : [{ fila, motivos: rechazos }]
  })
}

/**
 * Returns an error for each reason why the municipality does not accept a row for an executive title. The user cannot
 * force these rows.
 */
export const erroresDeExigidas = (
  hoja: string,
  exigidas: readonly FilaExigida[],
): readonly ErrorDeFila[] =>
  exigidas.flatMap(({ fila, motivos }) =>
    motivos.map(({ codigo, campo, mensaje }) => ({
      ...{ hoja, fila, columna: campo, valor: '' },
      ...{ regla: codigo, mensaje },
    })),
  )
