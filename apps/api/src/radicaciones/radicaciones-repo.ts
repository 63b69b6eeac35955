import type { DatoDeActuacion } from '@apremia/api-client'
import { type Fecha, type RadicacionPrevia, TIPOS_FIJOS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type ClaveImponible, claveDeImponible, unnestClaves } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/** Legal action in force that records the court file number of a case (action types 18 and 1, D71). */
export interface FilaDeRadicacion extends Record<string, unknown> {
  readonly id: number
  readonly imponible: number
  readonly recurso: string
  readonly fecha: Fecha
  readonly dato: DatoDeActuacion
}

export const toRadicacionPrevia = ({
  dato,
  fecha,
}: Pick<FilaDeRadicacion, 'dato' | 'fecha'>): RadicacionPrevia => ({
  nroexpte: String(dato.nroexpte ?? ''),
  fecha,
})

const TIPOS = [TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior]

/**
 * Returns the court filings of each property or business, the oldest first, in one query. The keys of the map come from
 * {@link claveDe}.
 *
 * @param hasta last day of the filings to return, or null for all of them
 */
export const findRadicaciones = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  hasta: string | null = null,
): Promise<ReadonlyMap<string, readonly FilaDeRadicacion[]>> => {
  const { rows } = await db.execute<FilaDeRadicacion>(sql`
    select a.id, a.imponible, a.recurso, a.fecha, a.dato from ${unnestClaves(claves)}
    join actuacion a on a.tipo = ${tipo} and a.imponible = k.imponible and a.recurso = k.recurso
    where a.vigente and a.tp_id = any(${sql.param(TIPOS)}::integer[])
      and ${hasta === null ? sql`true` : sql`a.fecha <= ${hasta}`}
    order by a.fecha, a.id`)
  const found = new Map<string, FilaDeRadicacion[]>()
  for (const fila of rows) {
    const clave = claveDeImponible({ imponible: String(fila.imponible), recurso: fila.recurso })
    found.set(clave, [...(found.get(clave) ?? []), fila])
  }
  return found
}
