import { inArray, type SQL, sql } from 'drizzle-orm'
import { historial } from '../historial/historial-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { evaluacionCaso } from './evaluacion-caso-table.ts'
import { evaluacion } from './evaluacion-table.ts'

const e = evaluacion
const c = evaluacionCaso

/** Columns are named one by one: a column added later would change the seal. */
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

/** The day of a paid case is added only when there is one, so that the seals made before that column do not change. */
const DE_CASO: SQL = sql`jsonb_build_array(${sql.join(
  [
    ...[c.tipo, c.imponible, c.recurso, c.mesa, c.solapa, c.conTitulo, c.gpId, c.inicioDesde],
    ...[c.plazoDesde, c.plazoTiempo, c.plazoUnidad, c.recibido, c.cuentas],
  ],
  sql.raw(', '),
)}) || case when ${c.saldada} is null then '[]'::jsonb else jsonb_build_array(${c.saldada}) end`

/**
 * Computes the SHA-256 of everything stored of each evaluation: its figures, the values behind them and every fact of
 * every case. The digest goes to the history, whose chain nobody rewrites (ADR 0030). Without it, a person who changed
 * a row and everything computed from it would not be noticed.
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

/** Finds the seal in the history. Undefined for evaluations made before there were seals. */
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
