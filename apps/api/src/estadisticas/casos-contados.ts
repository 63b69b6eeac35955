import {
  type ClaseDeUrgencia,
  MESAS,
  type Mesa,
  type Solapa,
  TRAMOS,
  type Tramo,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { MiradaDeLista } from '../mesas/filtro-de-mesa.ts'
import { EXPRESIONES_DE_MESA, tramoDe, vencimientoDe } from '../mesas/filtro-de-mesa.ts'
import { montoDe } from '../mesas/lista-de-mesa.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Where a group of cases appears on a work list: whether in the tab TODOS (all), and in which other tab. `urge` tells
 * whether their deadline has passed or is near.
 */
interface LugarDeCasos {
  readonly todos: boolean
  readonly solapa: Solapa | null
  readonly urge: Exclude<ClaseDeUrgencia, 'sinActuaciones'> | null
}

export interface CasosContados {
  readonly abogado: string
  readonly tramo: Tramo
  readonly sinActuaciones: boolean
  readonly mesas: { readonly [M in Mesa]: LugarDeCasos }
  readonly casos: number
  readonly monto: number
}

interface Fila extends Record<string, unknown> {
  readonly abogado: string
  readonly tramo: Tramo
  readonly sin_actuaciones: boolean
  readonly todos_judicial: boolean
  readonly solapa_judicial: Solapa | null
  readonly urge_judicial: LugarDeCasos['urge']
  readonly todos_extrajudicial: boolean
  readonly solapa_extrajudicial: Solapa | null
  readonly urge_extrajudicial: LugarDeCasos['urge']
  readonly casos: number
  readonly monto: number
}

/**
 * Counts the cases of the work lists in one query. Turns sorting off for the transaction, so the caller must give this
 * function its own transaction. PostgreSQL expects far too many groups, and would choose a sort that takes five times
 * as long.
 */
export const countCasos = async (
  tx: Queryable,
  mirada: MiradaDeLista,
): Promise<CasosContados[]> => {
  await tx.execute(sql`set local enable_sort = off`)
  return groupCasos(tx, mirada)
}

const groupCasos = async (db: Queryable, mirada: MiradaDeLista): Promise<CasosContados[]> => {
  const tramos = TRAMOS.map((tramo) => sql`when ${tramoDe(tramo, mirada.hoy)} then ${tramo}`)
  const columnas = MESAS.flatMap((mesa) => {
    const { solapa, todos } = EXPRESIONES_DE_MESA[mesa]
    const urge = (['vencidos', 'proximos'] as const).map(
      (vence) => sql`when ${vencimientoDe(vence, solapa, mirada)} then ${vence}`,
    )
    return [
      sql`${todos} as ${sql.identifier(`todos_${mesa}`)}`,
      sql`${solapa} as ${sql.identifier(`solapa_${mesa}`)}`,
      sql`case ${sql.join(urge, sql` `)} end as ${sql.identifier(`urge_${mesa}`)}`,
    ]
  })
  const { rows } = await db.execute<Fila>(sql`
    select c.abogado, c.tramo, c.sin_actuaciones, c.todos_judicial, c.solapa_judicial, c.urge_judicial,
      c.todos_extrajudicial, c.solapa_extrajudicial, c.urge_extrajudicial,
      count(*)::integer as casos, sum(c.monto)::bigint as monto
    from (
      select caso.abogado, case ${sql.join(tramos, sql` `)} end as tramo,
        caso.actuacion is null as sin_actuaciones, ${sql.join(columnas, sql`, `)},
        ${montoDe(sql`caso`, mirada.propio)} as monto
      from caso
      where (${EXPRESIONES_DE_MESA.judicial.todos} or ${EXPRESIONES_DE_MESA.extrajudicial.todos})
        and ${mirada.abogado === '' ? sql`true` : sql`caso.abogado = ${mirada.abogado}`}
    ) c
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`)
  return rows.map((fila) => ({
    abogado: fila.abogado,
    tramo: fila.tramo,
    sinActuaciones: fila.sin_actuaciones,
    mesas: {
      judicial: {
        todos: fila.todos_judicial,
        solapa: fila.solapa_judicial,
        urge: fila.urge_judicial,
      },
      extrajudicial: {
        todos: fila.todos_extrajudicial,
        solapa: fila.solapa_extrajudicial,
        urge: fila.urge_extrajudicial,
      },
    },
    casos: fila.casos,
    monto: Number(fila.monto),
  }))
}
