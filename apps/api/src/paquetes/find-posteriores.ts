import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export const findFilaDeCarga = async (db: Queryable, carga: number): Promise<number> => {
  const { rows } = await db.execute<{ orden: string }>(sql`
    select orden from historial
    where entidad = 'paquete' and entidad_id = ${String(carga)} and operacion = 'carga-de-paquete'`)
  return Number(rows[0]?.orden ?? 0)
}

/**
 * Names of the operations that import data or undo an import, as the audit history has them. After one of these
 * operations, an earlier import cannot be undone.
 */
const CARGAS = [
  'carga-de-paquete',
  'deshacer-carga-de-paquete',
  'carga-de-padron',
  'deshacer-carga-de-padron',
]

/**
 * Tells whether another import, or the undoing of one, came after an import. The order comes from the audit history,
 * because the clocks of the servers may differ.
 */
export const hasPosterior = async (db: Queryable, carga: number): Promise<boolean> => {
  const fila = await findFilaDeCarga(db, carga)
  const { rows } = await db.execute<{ hay: boolean }>(sql`
    select exists (select from historial
      where orden > ${fila} and operacion = any(${sql.param(CARGAS)}::text[])) as hay`)
  return rows[0]?.hay === true
}

const ACTOS = [
  'generate-titles',
  'create-cartas',
  'create-convenio',
  'edit-convenio',
  'confirm-convenio',
  'reassign-casos',
  'reassign-abogado',
]

/**
 * Counts the operations of people, after an import, on the properties and businesses that the import changed. Also
 * returns the description of the first one.
 */
export const findActosPosteriores = async (
  db: Queryable,
  carga: number,
): Promise<{ readonly actos: number; readonly primero: string }> => {
  const fila = await findFilaDeCarga(db, carga)
  const { rows } = await db.execute<{ actos: number; primero: string }>(sql`
    with suyos as materialized (
      select distinct imponible, imponible::text as escrito from historial_imponible where orden = ${fila}
    )
    select count(*)::int as actos, coalesce((array_agg(h.descripcion order by h.orden))[1], '') as primero
    from historial h where h.orden > ${fila} and h.operacion = any(${sql.param(ACTOS)}::text[])
      and (h.inmueble in (select escrito from suyos)
        or exists (select from historial_imponible i join suyos using (imponible) where i.orden = h.orden))`)
  return rows[0] ?? { actos: 0, primero: '' }
}

/**
 * Counts the records of the former system that an import brought and a person later changed. Undoing the import would
 * lose those changes.
 */
export const countAntesCambiados = async (db: Queryable, carga: number): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    with traidas as materialized (
      select tabla, fila from paquete_antes
      where carga = ${carga} and acto = 'I' and tabla in ('titulo', 'actuacion', 'carta', 'carta_acuse', 'convenio')
    ),
    aplicada as (select aplicada from paquete_carga where id = ${carga})
    select (
      (select count(*) from traidas t join titulo x on x.numero = (t.fila ->> 'numero')::integer
        where t.tabla = 'titulo' and x.anulado_por is not null)
      + (select count(*) from traidas t join actuacion x
          on x.anterior = (t.fila ->> 'anterior')::integer or x.carta = (t.fila ->> 'carta')::integer
            and (x.tipo, x.imponible, x.recurso)
              = (t.fila ->> 'tipo', (t.fila ->> 'imponible')::integer, t.fila ->> 'recurso')
        where t.tabla = 'actuacion' and (x.version > 1 or not x.vigente))
      + (select count(*) from traidas t join carta x on x.anterior = (t.fila ->> 'anterior')::integer
        where t.tabla = 'carta' and (x.anulada_por is not null
          or exists (select from carta_acuse a, aplicada p where a.numero = x.numero
            and (a.anotado <> p.aplicada or not exists (select from traidas k
              where k.tabla = 'carta_acuse' and (k.fila ->> 'numero')::integer = a.numero)))))
      + (select count(*) from traidas t join convenio x on x.anterior = t.fila ->> 'anterior'
        where t.tabla = 'convenio' and x.version > 1)
    )::integer as n`)
  return rows[0]?.n ?? 0
}
