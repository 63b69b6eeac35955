import { type SQL, sql } from 'drizzle-orm'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { historialImponible } from './historial-imponible-table.ts'

export type ImponibleDelCambio = Omit<typeof historialImponible.$inferSelect, 'orden'>

/**
 * Properties or businesses that a change affects, as a list. When there may be thousands, a query that selects `tipo`,
 * `imponible` and `recurso` takes the place of the list.
 */
export type ImponiblesDelCambio = readonly ImponibleDelCambio[] | SQL

interface FilaEscrita {
  readonly orden: number
  readonly entidad: string
  readonly entidadId: string
  /** Number of the property or business that the history row itself names; '' when the row names none. */
  readonly inmueble: string
  readonly imponibles: ImponiblesDelCambio | undefined
}

const NUMERO = /^(1\d{9}|[1-9]\d{0,8})$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CUALQUIERA = /^/

/**
 * SQL for the number of the property or business of an executive title. The table stores it as text, which may not be a
 * valid number.
 */
const NUMERO_DE_TITULO = sql.raw(
  `case when t.imponible ~ '^[0-9]{1,10}$' then case when t.imponible::bigint between 1 and 2147483647 then t.imponible::integer end end`,
)

/**
 * How to find the properties and businesses of each kind of record that the audit history names. `forma` is the pattern
 * of a valid identifier of the record.
 *
 * `items` is a query over a table `f` of the caller. That table has the number of each history row (`orden`) and the
 * identifier of its record (`codigo`).
 */
const DE_COSAS: Readonly<Record<string, { readonly forma: RegExp; readonly items: SQL }>> = {
  'titulo-lote': {
    forma: UUID,
    items: sql`select f.orden, case t.categoria when 'comercio' then 'C' else 'I' end as tipo,
        ${NUMERO_DE_TITULO} as imponible, t.recurso
      from f join titulo t on t.lote = f.codigo::uuid where ${NUMERO_DE_TITULO} is not null`,
  },
  convenio: {
    forma: CUALQUIERA,
    items: sql`select f.orden, p.tipo, p.imponible, p.recurso
      from f join convenio c on c.convenio = f.codigo and c.anterior is null
          or c.id = case when f.codigo ~ '^(1[0-9]{9}|[1-9][0-9]{0,8})$' then f.codigo::integer end
        join convenio_plan p on p.convenio_id = c.id`,
  },
  'carta-lote': {
    forma: UUID,
    items: sql`select f.orden, i.tipo, i.imponible, i.recurso
      from f join carta c on c.lote = f.codigo::uuid join carta_imponible i on i.numero = c.numero`,
  },
  carta: {
    forma: NUMERO,
    items: sql`select f.orden, i.tipo, i.imponible, i.recurso
      from f join carta_imponible i on i.numero = f.codigo::integer`,
  },
  novedad: {
    forma: NUMERO,
    items: sql`select f.orden, 'I' as tipo, n.inmueble as imponible, n.recurso
      from f join novedad_inmueble n on n.novedad = f.codigo::integer`,
  },
}

const writeDeCosas = async (tx: Tx, entidad: string, filas: readonly FilaEscrita[]) => {
  const cosa = DE_COSAS[entidad]
  const suyas = filas.filter(({ entidadId }) => cosa?.forma.test(entidadId))
  if (cosa === undefined || suyas.length === 0) return
  const ordenes = sql.param(suyas.map(({ orden }) => orden))
  const codigos = sql.param(suyas.map(({ entidadId }) => entidadId))
  await tx.execute(sql`
    with f (orden, codigo) as (select * from unnest(${ordenes}::bigint[], ${codigos}::text[]))
    insert into historial_imponible (orden, tipo, imponible, recurso)
    select orden, tipo, imponible, recurso from (${cosa.items}) x on conflict do nothing`)
}

const isListed = (
  imponibles: FilaEscrita['imponibles'],
): imponibles is readonly ImponibleDelCambio[] => Array.isArray(imponibles)

/**
 * Stores the properties or businesses that each row of the audit history is about, from `imponibles` of the change. A
 * row that names no property or business also gets those of its record, such as a batch, an agreement or a letter.
 */
export const writeImponibles = async (tx: Tx, filas: readonly FilaEscrita[]): Promise<void> => {
  const dichos = filas.flatMap(({ orden, imponibles }) =>
    isListed(imponibles) ? imponibles.map((uno) => ({ ...uno, orden })) : [],
  )
  const distintos = new Map(
    dichos.map((uno) => [[uno.orden, uno.tipo, uno.imponible, uno.recurso].join('/'), uno]),
  )
  await insertRows(
    tx,
    historialImponible,
    [...distintos.values()].map(({ orden, tipo, imponible, recurso }) => ({
      ...{ orden, tipo, imponible, recurso },
    })),
  )
  for (const { orden, imponibles } of filas)
    if (imponibles !== undefined && !isListed(imponibles))
      await tx.execute(sql`
        insert into historial_imponible (orden, tipo, imponible, recurso)
        select distinct ${orden}::bigint, x.tipo, x.imponible, x.recurso from (${imponibles}) x`)
  const deCosas = filas.filter(({ inmueble }) => inmueble === '')
  for (const entidad of new Set(deCosas.map((fila) => fila.entidad)))
    await writeDeCosas(
      tx,
      entidad,
      deCosas.filter((fila) => fila.entidad === entidad),
    )
}
