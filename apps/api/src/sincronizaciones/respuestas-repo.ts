import { getTableColumns, lt, min, sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { Db } from '../platform/db/queryable.ts'
import { respuestaDelServicio } from './respuesta-table.ts'

export type RespuestaDelServicio = typeof respuestaDelServicio.$inferSelect

/** Milliseconds during which a new synchronisation reuses the answers of an interrupted one. */
const SIRVEN_MS = 6 * 3_600_000

export const forgetViejas = async (db: Db, ahora: Date): Promise<void> => {
  const limite = new Date(ahora.getTime() - SIRVEN_MS)
  await db.delete(respuestaDelServicio).where(lt(respuestaDelServicio.preguntado, limite))
}

/**
 * Deletes all the saved answers of the municipality's service. Uses `delete` and not `truncate`, which would wait for
 * the end of a running backup.
 */
export const forgetRespuestas = async (db: Db): Promise<void> => {
  await db.delete(respuestaDelServicio)
}

export const findCarteraConocida = async (db: Db): Promise<ClaveDeCaso[]> => {
  const { rows } = await db.execute<ClaveDeCaso & Record<string, unknown>>(sql`
    select tipo, imponible, recurso from deuda where legal <> '' and estado <> 'CANCELADA'
    union select tipo, imponible, recurso from caso`)
  return rows
}

export const findPreguntadas = async (db: Db): Promise<ClaveDeCaso[]> =>
  db
    .select({
      tipo: respuestaDelServicio.tipo,
      imponible: respuestaDelServicio.imponible,
      recurso: respuestaDelServicio.recurso,
    })
    .from(respuestaDelServicio)

export const saveRespuestas = async (
  db: Db,
  respuestas: readonly RespuestaDelServicio[],
): Promise<void> => {
  if (respuestas.length === 0) return
  await db
    .insert(respuestaDelServicio)
    .values([...respuestas])
    .onConflictDoNothing()
}

export const findPrimeraRespuesta = async (db: Db): Promise<Date | undefined> => {
  const [primera] = await db
    .select({ preguntado: min(respuestaDelServicio.preguntado) })
    .from(respuestaDelServicio)
  return primera?.preguntado ?? undefined
}

export const findPlanesNombrados = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute<{ plan: number }>(sql`
    select distinct (l ->> 'NRO_PLAN')::integer as plan
    from respuesta_del_servicio r, jsonb_array_elements(r.deuda -> 'lineas') l
    where l ->> 'NRO_PLAN' is not null
    union
    select (p ->> 'NRO_PLAN')::integer
    from respuesta_del_servicio r, jsonb_array_elements(r.deuda -> 'planpago') p
    order by plan`)
  return rows.map(({ plan }) => plan)
}

const POR_VEZ = 200

/** Columns of a saved answer that have much data. They are read only when the caller needs them. */
export type ParteDeRespuesta = 'deuda' | 'situaciones'

const DEUDA_SIN_LEER = sql<RespuestaDelServicio['deuda']>`
  case when ${respuestaDelServicio.deuda} is not null then '{"lineas": [], "planpago": []}'::jsonb end`
const SIN_LEER = sql<RespuestaDelServicio['situaciones']>`'[]'::jsonb`

/**
 * Reads the saved answers of the municipality's service in batches, ordered by key. All the answers together do not fit
 * in memory.
 *
 * @param partes large columns that the caller needs. The other large columns are returned empty
 */
export async function* readRespuestas(
  db: Db,
  partes: readonly ParteDeRespuesta[],
): AsyncGenerator<RespuestaDelServicio> {
  const { deuda, situaciones, ...clave } = getTableColumns(respuestaDelServicio)
  const columnas = {
    ...clave,
    deuda: partes.includes('deuda') ? deuda : DEUDA_SIN_LEER,
    situaciones: partes.includes('situaciones') ? situaciones : SIN_LEER,
  }
  let ultima: RespuestaDelServicio | undefined
  for (;;) {
    const desde: RespuestaDelServicio | undefined = ultima
    const lote: RespuestaDelServicio[] = await db
      .select(columnas)
      .from(respuestaDelServicio)
      .where(
        desde &&
          sql`(tipo, imponible, recurso) > (${desde.tipo}, ${desde.imponible}, ${desde.recurso})`,
      )
      .orderBy(
        respuestaDelServicio.tipo,
        respuestaDelServicio.imponible,
        respuestaDelServicio.recurso,
      )
      .limit(POR_VEZ)
    yield* lote
    ultima = lote.at(-1)
    if (lote.length < POR_VEZ) return
  }
}
