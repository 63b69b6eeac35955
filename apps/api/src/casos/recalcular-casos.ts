import { textos } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import type { Resultado, Runner } from '../trabajos/runner.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from './clave-de-caso.ts'
import { DERIVADAS, derivados } from './derivar.ts'

/** Cases whose place is kept at a time: whoever acts on one of them waits for no more than these. */
const LOTE = 5_000

/** Those that a change of the time of a stage type reaches; all without a type. */
const alcanzados = (tpId: number | null): SQL =>
  tpId === null
    ? sql`true`
    : sql`(tp_id = ${tpId} or (efectiva = 'gestionLegal'
        and exists (select from tipo_etapa i where i.tp_id = ${tpId} and i.inicia_apremio)))`

const COLUMNAS = sql.raw(Object.keys(DERIVADAS).join(', '))
const prefixed = (alias: string): SQL =>
  sql.raw(
    Object.keys(DERIVADAS)
      .map((columna) => `${alias}.${columna}`)
      .join(', '),
  )

/** The next cases after one, kept until the transaction ends. */
const lockLote = async (tx: Queryable, donde: SQL, despues: ClaveDeCaso | undefined) => {
  const desde = despues
    ? sql`(${CLAVE}) > (${despues.tipo}, ${despues.imponible}, ${despues.recurso})`
    : sql`true`
  const { rows } = await tx.execute<Record<string, unknown> & ClaveDeCaso>(sql`
    select ${CLAVE} from caso where ${donde} and ${desde} order by ${CLAVE} limit ${LOTE} for update`)
  return rows
}

/** Writes what the rules say now of some cases, where it differs. How many did. */
const writeLote = async (tx: Queryable, claves: readonly ClaveDeCaso[]): Promise<number> => {
  const valores = Object.entries(DERIVADAS).map(
    ([columna, valor]) => sql`${valor} as ${sql.raw(columna)}`,
  )
  const suyos = sql`(select caso.* from caso join ${unnestCasos(claves)} using (${CLAVE}))`
  await tx.execute(sql`set local jit = off`)
  const { rowCount } = await tx.execute(sql`
    update caso c set (${COLUMNAS}) = row(${prefixed('n')})
    from (select r.tipo, r.imponible, r.recurso, ${sql.join(valores, sql.raw(', '))}
      from ${derivados(suyos)}) n
    where (c.tipo, c.imponible, c.recurso) = (n.tipo, n.imponible, n.recurso)
      and (${prefixed('c')}) is distinct from (${prefixed('n')})`)
  return rowCount ?? 0
}

/**
 * What the rules say of every case, again: FECHA_INICIAL, SIN_EVALUAR or the time of a stage changed. In lots, so that
 * desks and actions go on; what is right already is not written, so that begun again after a crash it goes on from
 * where it was. Who cancels it leaves the rest as it was: to write the same date again finishes it.
 */
export const createRecalcularCasos =
  ({ db }: { readonly db: Db }): Runner =>
  async ({ trabajo, signal, progress }): Promise<Resultado> => {
    const { tpId } = trabajo.entrada as { tpId: number | null }
    const donde = alcanzados(tpId)
    const { rows } = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from caso where ${donde}`,
    )
    const total = rows[0]?.total ?? 0
    let hecho = 0
    let cambiados = 0
    let ultimo: ClaveDeCaso | undefined
    do {
      signal.throwIfAborted()
      progress(hecho, Math.max(total, hecho), textos.casos.recalculando)
      const claves = await db.transaction(async (tx) => {
        const lote = await lockLote(tx, donde, ultimo)
        if (lote.length > 0) cambiados += await writeLote(tx, lote)
        return lote
      })
      hecho += claves.length
      ultimo = claves.length < LOTE ? undefined : claves.at(-1)
    } while (ultimo !== undefined)
    progress(hecho, hecho, textos.casos.recalculando)
    return { resumen: { casos: hecho, cambiados } }
  }
