import { textos } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import type { ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { CLAVE, type ClaveDeCaso } from './clave-de-caso.ts'
import { DERIVADAS, derivados } from './derivar.ts'
import { refreshPrescripcionesDe } from './prescripciones-guardadas.ts'
import { alcanzadosDeSituacion, recalcularPorPartes } from './recalcular-por-partes.ts'
import { refreshCasos } from './refresh-casos.ts'

/** Number of cases locked at a time. A person who acts on a locked case waits for one batch at most. */
const LOTE = 10_000

/**
 * Condition for the cases that may change when the time limit of a stage type (kind of legal action) changes. Null in
 * `tpId` selects all cases.
 */
export const alcanzados = (tpId: number | null): SQL =>
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

interface Avance extends Record<string, unknown> {
  readonly casos: number
  readonly cambiados: number
  readonly ultimo: ClaveDeCaso | null
}

/**
 * Computes the next batch of cases again, and updates the cases whose values differ. The statement locks these cases
 * and reads them again before the update, so that a simultaneous change is not lost.
 */
const writeLote = async (tx: Tx, donde: SQL, despues: ClaveDeCaso | null): Promise<Avance> => {
  const valores = Object.entries(DERIVADAS).map(
    ([columna, valor]) => sql`${valor} as ${sql.raw(columna)}`,
  )
  const desde = despues
    ? sql`(${CLAVE}) > (${despues.tipo}, ${despues.imponible}, ${despues.recurso})`
    : sql`true`
  const { rows } = await tx.execute<Avance>(sql`
    with lote as materialized (
      select * from caso where ${donde} and ${desde} order by ${CLAVE} limit ${LOTE}
    ),
    distintos as materialized (
      select r.tipo, r.imponible, r.recurso from ${derivados(sql`lote`)}
      where (${sql.join(Object.values(DERIVADAS), sql.raw(', '))}) is distinct from (${prefixed('r')})
    ),
    tenidos as materialized (
      select c.* from caso c join distintos using (${CLAVE}) order by ${CLAVE} for update of c
    ),
    nuevo as (
      select r.tipo, r.imponible, r.recurso, ${sql.join(valores, sql.raw(', '))}
      from ${derivados(sql`tenidos`)}
    ),
    cambio as (
      update caso c set (${COLUMNAS}) = row(${prefixed('n')}) from nuevo n
      where c.tipo = n.tipo and c.imponible = n.imponible and c.recurso = n.recurso
        and (${prefixed('c')}) is distinct from (${prefixed('n')})
      returning 1
    )
    select (select count(*)::int from lote) as casos, (select count(*)::int from cambio) as cambiados,
      (select to_json(x) from (
        select ${CLAVE} from lote order by tipo desc, imponible desc, recurso desc limit 1) x) as ultimo`)
  return rows[0] ?? { casos: 0, cambiados: 0, ultimo: null }
}

/**
 * Creates the job that computes the stored case summaries again, in batches, so that people can work meanwhile. The job
 * skips a correct summary, so a restarted job continues where it stopped.
 */
export const createRecalcularCasos =
  ({ db }: { readonly db: Db }): Runner =>
  async (contexto): Promise<ResultadoDeTrabajo> => {
    const { trabajo, signal, progress, hold } = contexto
    const { tpId, situacion, prescripcion } = trabajo.entrada as {
      tpId: number | null
      situacion?: string
      prescripcion?: true
    }
    if (situacion !== undefined)
      return recalcularPorPartes(db, alcanzadosDeSituacion(situacion), refreshCasos, contexto)
    if (prescripcion)
      return recalcularPorPartes(
        db,
        sql`select ${CLAVE} from caso`,
        refreshPrescripcionesDe,
        contexto,
      )
    const donde = alcanzados(tpId)
    const { rows } = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from caso where ${donde}`,
    )
    const total = rows[0]?.total ?? 0
    let hecho = 0
    let cambiados = 0
    let ultimo: ClaveDeCaso | null = null
    for (;;) {
      signal.throwIfAborted()
      progress(hecho, Math.max(total, hecho), textos.casos.recalculando)
      const avance: Avance = await db.transaction(async (tx) => {
        await allowLong(tx)
        await hold(tx)
        return writeLote(tx, donde, ultimo)
      })
      hecho += avance.casos
      cambiados += avance.cambiados
      ultimo = avance.ultimo
      if (avance.casos < LOTE) break
    }
    progress(hecho, hecho, textos.casos.recalculando)
    return { resumen: { casos: hecho, cambiados } }
  }
