import { inArray, type SQL, sql } from 'drizzle-orm'
import { historial } from '../historial/historial-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { evaluacionCaso } from './evaluacion-caso-table.ts'
import { evaluacion } from './evaluacion-table.ts'

const e = evaluacion
const c = evaluacionCaso

/**
 * SQL for the data of an evaluation from which its seal (a hash) is computed. The columns are listed by name, because a
 * column added later would change the seal.
 */
const DE_EVALUACION: SQL = sql`jsonb_build_array(${sql.join(
  [
    ...[e.abogado, e.fecha, e.desde, e.hasta, e.version, e.fechaInicial, e.sinEvaluar],
    ...[e.inicioTiempo, e.inicioUnidad, e.maximoSinRadicar, e.maximoSinArchivar],
    ...[e.maximoFaltantes, e.actuaciones, e.total, e.a_radicar, e.sin_radicar, e.archivados],
    ...[e.sin_archivar, e.restantes, e.faltantes, e.apremios, e.sin_movimientos],
    ...[e.membrete, e.resultado],
  ],
  sql.raw(', '),
)})`

/**
 * SQL for the data of a case that the seal (a hash) of the evaluation covers. A payment day without a value is left
 * out, because the older seals do not cover the payment day and must stay valid.
 */
const DE_CASO: SQL = sql`jsonb_build_array(${sql.join(
  [
    ...[c.tipo, c.imponible, c.recurso, c.mesa, c.solapa, c.conTitulo, c.gpId, c.inicioDesde],
    ...[c.plazoDesde, c.plazoTiempo, c.plazoUnidad, c.recibido, c.cuentas],
  ],
  sql.raw(', '),
)}) || case when ${c.saldada} is null then '[]'::jsonb else jsonb_build_array(${c.saldada}) end`

/**
 * Computes the seal of each evaluation: the SHA-256 of all its data and of the data of its cases. The audit history
 * stores the seal in its hash chain (ADR 0030). The seal therefore reveals a later change of those rows.
 */
export const computeSellos = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const filas = await db
    .select({
      id: e.id,
      sello: sql<string>`encode(sha256(convert_to(${DE_EVALUACION}::text || coalesce((
        select string_agg((${DE_CASO})::text, E'\n' order by ${c.tipo} collate "C", ${c.imponible}, ${c.recurso} collate "C")
        from ${c} where ${c.evaluacion} = ${e.id}), ''), 'UTF8')), 'hex')`,
    })
    .from(e)
    .where(inArray(e.id, [...ids]))
  return new Map(filas.map(({ id, sello }) => [id, sello]))
}

/**
 * Finds in the audit history the seal (hash) of an evaluation. Undefined for an evaluation made before the history
 * recorded seals.
 */
export const findSelloAnotado = async (
  db: Queryable,
  { id, corrida }: { readonly id: number; readonly corrida: string },
): Promise<string | undefined> => {
  const filas = await db
    .select({ despues: historial.despues })
    .from(historial)
    .where(sql`${historial.entidad} = 'evaluacion' and ${historial.entidadId} = ${corrida}`)
  for (const { despues } of filas) {
    const { evaluaciones = [] } = JSON.parse(despues) as {
      readonly evaluaciones?: readonly { readonly id: number; readonly sello?: string }[]
    }
    const suya = evaluaciones.find((una) => una.id === id)
    if (suya?.sello !== undefined) return suya.sello
  }
  return undefined
}
