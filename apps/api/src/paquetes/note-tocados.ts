import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import type { Destino } from './destino.ts'
import {
  type ArchivoPorCargar,
  ausentesDe,
  type ConteoDeArchivo,
  planDePuesto,
} from './write-puesta.ts'

type Fila = 'f' | 't'

const JOIN_DE_CASOS: Readonly<Record<NonNullable<Destino['caso']>, (fila: Fila) => string>> = {
  propio: () => '',
  delPlan: (fila) => `join plan_pago p on p.nro_plan = ${fila}.nro_plan`,
  deLaCarta: (fila) =>
    `join carta x on x.anterior = ${fila}.numero join carta_imponible p on p.numero = x.numero`,
  delConvenio: (fila) =>
    `join convenio x on x.anterior = ${fila}.numero join convenio_cuota p on p.convenio_id = x.id`,
}

interface Comparado {
  readonly puesto: ArchivoPorCargar
  readonly conteo: ConteoDeArchivo
}

type TablaDeTocados = 'tocados' | 'nombrados'

const selectsDe = ({ puesto, conteo: { nuevos, cambiados, bajas } }: Comparado) => {
  const plan = planDePuesto(puesto)
  const { tabla, caso, item, ausentes } = plan.destino
  if (caso === undefined && item === undefined) return []
  const en: TablaDeTocados = item ? 'nombrados' : 'tocados'
  const keysOf = (fila: Fila): string =>
    item?.(fila) ??
    ['tipo', 'imponible', 'recurso']
      .map((una) => `${caso === 'propio' ? fila : 'p'}.${una}`)
      .join(', ')
  const joinOf = (fila: Fila): string => (caso === undefined ? '' : JOIN_DE_CASOS[caso](fila))
  const select = (fila: Fila, resto: string) => ({ en, sql: `select ${keysOf(fila)} ${resto}` })
  const escritas = `from ${puesto.tabla} f ${joinOf('f')} join ${plan.cambios} c on c.fila = f.fila`
  return [
    ...(nuevos + cambiados > 0 ? [select('f', escritas)] : []),
    ...(bajas > 0 && ausentes !== undefined
      ? [select('t', `from ${tabla} t ${joinOf('t')} where ${ausentesDe(puesto, plan)}`)]
      : []),
  ]
}

/**
 * Creates two temporary tables for the rest of the import. `tocados` has the cases whose debt, lawyer, letters or
 * agreements change. `nombrados` has the properties and businesses whose description changes.
 */
export const noteTocados = async (tx: Tx, comparados: readonly Comparado[]): Promise<void> => {
  const selects = comparados.flatMap(selectsDe)
  for (const tabla of ['tocados', 'nombrados'] satisfies TablaDeTocados[]) {
    const suyos = selects.filter(({ en }) => en === tabla).map((una) => una.sql)
    const claves = [`select ''::text, 0, ''::text where false`, ...suyos].join(' union all ')
    // One statement collects the keys of the changed cases, properties and businesses, and `distinct` removes the
    // repeated ones. The index is created afterwards. Looking up each key in an index while inserting would take
    // longer.
    await tx.execute(
      sql.raw(`create temp table ${tabla} (tipo, imponible, recurso) on commit drop as
        select distinct * from (${claves}) x`),
    )
    await tx.execute(sql.raw(`alter table ${tabla} add primary key (tipo, imponible, recurso)`))
  }
}

export const IMPONIBLES_TOCADOS: SQL = sql`
  select tipo, imponible, recurso from tocados
  union all select n.tipo, n.imponible, n.recurso from nombrados n
    where not exists (select from tocados t where t.tipo = n.tipo and t.imponible = n.imponible)`
