import {
  decideBajaDeRadicacion,
  esRadicacion,
  type Fecha,
  GRUPO_JUDICIAL,
  hayMotivo,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { pideMotivo } from '../radicaciones/pide-motivo.ts'
import type { actuacion } from './actuacion-table.ts'

type Fila = Pick<
  typeof actuacion.$inferSelect,
  'id' | 'tipo' | 'imponible' | 'recurso' | 'fecha' | 'tpId'
>

interface Judicial extends Record<string, unknown> {
  readonly tp_id: number
  readonly nombre: string
  readonly fecha: Fecha
}

/**
 * Decides whether the court filing (radicación) `fila` may be deleted, or moved to the day `nuevo`. Refuses when a
 * court action of the case would have no court filing on the same day or earlier.
 */
const decide = async (tx: Tx, fila: Fila, nuevo: Fecha | null) => {
  const { rows } = await tx.execute<Judicial>(sql`
    select a.tp_id, e.nombre, a.fecha::text as fecha from actuacion a
    join tipo_etapa e on e.tp_id = a.tp_id and e.gp_id = a.gp_id
    where a.vigente and a.id <> ${fila.id} and a.gp_id = ${GRUPO_JUDICIAL}
      and (a.tipo, a.imponible, a.recurso) = (${fila.tipo}, ${fila.imponible}, ${fila.recurso})
    order by a.fecha, a.id`)
  const otras = rows.filter(({ tp_id }) => esRadicacion(tp_id)).map(({ fecha }) => fecha)
  return decideBajaDeRadicacion(
    { dia: fila.fecha as Fecha, nuevo, otras },
    rows.filter(({ tp_id }) => !esRadicacion(tp_id)),
  )
}

/** @throws AppError 409 when the action is a court filing that later court actions of the case need (D176) */
export const assertBajaDeRadicacion = async (tx: Tx, fila: Fila): Promise<void> => {
  if (!esRadicacion(fila.tpId)) return
  const decision = await decide(tx, fila, null)
  if (!decision.ok) throw camposRechazados(409, 'sostiene-actos', decision.motivos)
}

/**
 * Checks an edit that changes the type or the day of a court filing.
 *
 * @returns objections that the person overrode with a written reason, for the history
 * @throws AppError 409 when court actions need the filing and the edit changes its type. Also 409 when the new day is
 * later than those court actions and the edit gives no reason (D176)
 */
export const assertEdicionDeRadicacion = async (
  tx: Tx,
  fila: Fila,
  {
    tpId,
    fecha,
    motivo,
  }: { readonly tpId: number; readonly fecha: Fecha; readonly motivo: string },
): Promise<readonly string[]> => {
  if (!esRadicacion(tpId)) await assertBajaDeRadicacion(tx, fila)
  if (!esRadicacion(tpId) || !esRadicacion(fila.tpId)) return []
  const decision = await decide(tx, fila, fecha)
  if (decision.ok) return []
  if (!hayMotivo(motivo)) throw pideMotivo(decision.motivos)
  return decision.motivos.map(({ mensaje }) => mensaje)
}
