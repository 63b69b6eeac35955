import { decideBajaDeRadicacion, esRadicacion, type Fecha, GRUPO_JUDICIAL } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
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

/** @throws AppError 409 when the action is a radication and judicial acts rest on it (D176) */
export const assertBajaDeRadicacion = async (tx: Tx, fila: Fila): Promise<void> => {
  if (!esRadicacion(fila.tpId)) return
  const { rows } = await tx.execute<Judicial>(sql`
    select a.tp_id, e.nombre, a.fecha::text as fecha from actuacion a
    join tipo_etapa e on e.tp_id = a.tp_id and e.gp_id = a.gp_id
    where a.vigente and a.id <> ${fila.id} and a.gp_id = ${GRUPO_JUDICIAL}
      and (a.tipo, a.imponible, a.recurso) = (${fila.tipo}, ${fila.imponible}, ${fila.recurso})
    order by a.fecha, a.id`)
  const decision = decideBajaDeRadicacion(
    fila.fecha as Fecha,
    rows.filter(({ tp_id }) => esRadicacion(tp_id)).map(({ fecha }) => fecha),
    rows.filter(({ tp_id }) => !esRadicacion(tp_id)),
  )
  if (!decision.ok) throw camposRechazados(409, 'sostiene-actos', decision.motivos)
}
