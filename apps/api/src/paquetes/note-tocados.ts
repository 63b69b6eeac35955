import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { type ArchivoPorCargar, ausentesDe, planDePuesto } from './write-puesta.ts'

/**
 * Creates two temporary tables for the rest of the load (data import). `tocados` lists the cases whose debt or lawyer
 * the load changes. `nombrados` lists the items (properties or businesses) whose description the load changes.
 */
export const openTocados = async (tx: Tx): Promise<void> => {
  for (const tabla of ['tocados', 'nombrados'])
    await tx.execute(
      sql.raw(`create temp table ${tabla} (tipo text, imponible integer, recurso text,
        primary key (tipo, imponible, recurso)) on commit drop`),
    )
}

export const noteTocados = async (tx: Tx, puesto: ArchivoPorCargar): Promise<void> => {
  const plan = planDePuesto(puesto)
  const { tabla, caso, item, ausentes } = plan.destino
  if (caso === undefined && item === undefined) return
  const keysOf = (fila: 'f' | 't'): string =>
    item?.(fila) ??
    ['tipo', 'imponible', 'recurso']
      .map((una) => `${caso === 'propio' ? fila : 'p'}.${una}`)
      .join(', ')
  const plansOf = (fila: 'f' | 't'): string =>
    caso === 'delPlan' ? `join plan_pago p on p.nro_plan = ${fila}.nro_plan` : ''
  const note = (fila: 'f' | 't', resto: string) =>
    tx.execute(
      sql.raw(`insert into ${item ? 'nombrados' : 'tocados'} (tipo, imponible, recurso)
        select ${keysOf(fila)} ${resto} on conflict do nothing`),
    )
  await note(
    'f',
    `from ${puesto.tabla} f ${plansOf('f')} join ${plan.cambios} c on c.fila = f.fila`,
  )
  if (puesto.completo && ausentes !== undefined)
    await note('t', `from ${tabla} t ${plansOf('t')} where ${ausentesDe(puesto, plan)}`)
}

export const IMPONIBLES_TOCADOS: SQL = sql`
  select tipo, imponible, recurso from tocados
  union all select n.tipo, n.imponible, n.recurso from nombrados n
    where not exists (select from tocados t where t.tipo = n.tipo and t.imponible = n.imponible)`
