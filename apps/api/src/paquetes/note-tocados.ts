import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import type { Destino } from './destino.ts'
import {
  type ArchivoPorCargar,
  ausentesDe,
  type ConteoDeArchivo,
  planDePuesto,
} from './write-puesta.ts'

/**
 * Creates two temporary tables for the rest of the load (data import). `tocados` lists the cases whose debt, lawyer,
 * letters or agreements the load changes. `nombrados` lists the items (properties or businesses) whose description the
 * load changes.
 */
export const openTocados = async (tx: Tx): Promise<void> => {
  for (const tabla of ['tocados', 'nombrados'])
    await tx.execute(
      sql.raw(`create temp table ${tabla} (tipo text, imponible integer, recurso text,
        primary key (tipo, imponible, recurso)) on commit drop`),
    )
}

type Fila = 'f' | 't'

/** SQL that joins a row of a file to the table `p` with the keys of its cases. */
const JOIN_DE_CASOS: Readonly<Record<NonNullable<Destino['caso']>, (fila: Fila) => string>> = {
  propio: () => '',
  delPlan: (fila) => `join plan_pago p on p.nro_plan = ${fila}.nro_plan`,
  deLaCarta: (fila) =>
    `join carta x on x.anterior = ${fila}.numero join carta_imponible p on p.numero = x.numero`,
  delConvenio: (fila) =>
    `join convenio x on x.anterior = ${fila}.numero join convenio_cuota p on p.convenio_id = x.id`,
}

export const noteTocados = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  { bajas }: ConteoDeArchivo,
): Promise<void> => {
  const plan = planDePuesto(puesto)
  const { tabla, caso, item, ausentes } = plan.destino
  if (caso === undefined && item === undefined) return
  const keysOf = (fila: Fila): string =>
    item?.(fila) ??
    ['tipo', 'imponible', 'recurso']
      .map((una) => `${caso === 'propio' ? fila : 'p'}.${una}`)
      .join(', ')
  const joinOf = (fila: Fila): string => (caso === undefined ? '' : JOIN_DE_CASOS[caso](fila))
  const note = (fila: Fila, resto: string) =>
    tx.execute(
      sql.raw(`insert into ${item ? 'nombrados' : 'tocados'} (tipo, imponible, recurso)
        select distinct ${keysOf(fila)} ${resto} on conflict do nothing`),
    )
  await note('f', `from ${puesto.tabla} f ${joinOf('f')} join ${plan.cambios} c on c.fila = f.fila`)
  if (bajas > 0 && ausentes !== undefined)
    await note('t', `from ${tabla} t ${joinOf('t')} where ${ausentesDe(puesto, plan)}`)
}

export const IMPONIBLES_TOCADOS: SQL = sql`
  select tipo, imponible, recurso from tocados
  union all select n.tipo, n.imponible, n.recurso from nombrados n
    where not exists (select from tocados t where t.tipo = n.tipo and t.imponible = n.imponible)`
