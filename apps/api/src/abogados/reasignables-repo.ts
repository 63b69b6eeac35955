import { sql } from 'drizzle-orm'
import { CLAVE, type ClaveDeCaso, unnestCasos } from '../casos/clave-de-caso.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Traspaso } from './asignados-repo.ts'

export interface CasoReasignable extends ClaveDeCaso {
  readonly periodos: number
}

export interface Reasignables {
  readonly casos: readonly CasoReasignable[]
  /**
   * A reassignment passes cases to another lawyer. `convenios` has the numbers of the unconfirmed agreements that would
   * pass whole. `aMedias` has the numbers of the agreements of which only some properties or businesses would pass.
   */
  readonly convenios: readonly string[]
  readonly aMedias: readonly string[]
  /**
   * Number of the requested cases that cannot pass to another lawyer, because they have no unpaid debt assigned to the
   * present lawyer.
   */
  readonly quedan: number
}

export type Pedidos = readonly ClaveDeCaso[] | null

const pedida = (alias: string, pedidos: Pedidos) =>
  pedidos === null
    ? sql`true`
    : sql`(${sql.raw(`${alias}.tipo, ${alias}.imponible, ${alias}.recurso`)}) in (
        select ${CLAVE} from ${unnestCasos(pedidos)})`

const ENTERO = sql.raw('bool_and(pedida)')
const NINGUNO = sql.raw('not bool_or(pedida)')

export const findReasignables = async (
  db: Queryable,
  origen: string,
  pedidos: Pedidos,
): Promise<Reasignables> => {
  const { rows: casos } = await db.execute<Record<string, unknown> & CasoReasignable>(sql`
    select d.tipo, d.imponible, d.recurso, count(*)::integer as periodos from deuda d
    where d.legal = ${origen} and d.legal <> '' and d.estado <> 'CANCELADA' and ${pedida('d', pedidos)}
    group by d.tipo, d.imponible, d.recurso order by d.tipo, d.imponible, d.recurso`)
  const { rows: convenios } = await db.execute<{ convenio: string; entero: boolean }>(sql`
    select c.convenio, ${ENTERO} as entero
    from convenio c join lateral (
      select ${pedida('p', pedidos)} as pedida from convenio_plan p where p.convenio_id = c.id) p on true
    where c.codexterno = ${origen} and c.activo and c.fc_confirma is null
    group by c.id, c.convenio having not (${NINGUNO}) order by c.id`)
  const { rows: restos } = await db.execute<{ quedan: number }>(sql`
    select count(*)::integer as quedan from caso c
    where c.abogado = ${origen} and ${pedida('c', pedidos)} and not exists (
      select from deuda d where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso)
        and d.legal = ${origen} and d.legal <> '' and d.estado <> 'CANCELADA')`)
  return {
    casos,
    convenios: convenios.flatMap((uno) => (uno.entero ? uno.convenio : [])),
    aMedias: convenios.flatMap((uno) => (uno.entero ? [] : uno.convenio)),
    quedan: restos[0]?.quedan ?? 0,
  }
}

/**
 * Reassigns the cases and agreements to another lawyer (D22). Increases the version of each agreement, so that a person
 * who is editing the agreement learns of the change.
 */
export const moveReasignables = async (
  tx: Tx,
  { origen, destino, dia }: Traspaso,
  { casos, convenios }: Reasignables,
): Promise<void> => {
  await tx.execute(sql`
    update deuda d set legal = ${destino} from ${unnestCasos(casos)}
    where (d.tipo, d.imponible, d.recurso) = (k.tipo, k.imponible, k.recurso)
      and d.legal = ${origen} and d.legal <> '' and d.estado <> 'CANCELADA'`)
  await tx.execute(sql`
    insert into traspaso_de_caso (tipo, imponible, recurso, dia, de, a)
    select ${CLAVE}, ${dia}::date, ${origen}, ${destino} from ${unnestCasos(casos)}`)
  await tx.execute(sql`
    update convenio set codexterno = ${destino}, version = version + 1
    where convenio = any(${sql.param([...convenios])}::text[])`)
}
