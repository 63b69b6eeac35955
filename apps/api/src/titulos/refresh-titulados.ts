import type { SQL } from 'drizzle-orm'
import { refreshCasos } from '../casos/refresh-casos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import { titulo } from './titulo-table.ts'

/**
 * Recomputes the stored state of the cases of the given executive titles, because a case with a title is on the
 * judicial work list (S2 §4, D51).
 */
export const refreshTitulados = async (tx: Tx, where: SQL): Promise<void> => {
  const { categoria, imponible, recurso } = titulo
  const filas = await tx.selectDistinct({ categoria, imponible, recurso }).from(titulo).where(where)
  const claves = filas.flatMap((fila) => {
    const numero = numeroDe(fila.imponible)
    const tipo = fila.categoria === 'inmueble' ? ('I' as const) : ('C' as const)
    return numero === undefined ? [] : [{ tipo, imponible: numero, recurso: fila.recurso }]
  })
  await refreshCasos(tx, claves)
}
