import { type Fecha, fechaEnZona, parseSignedWireAmount } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE, type ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import type { ImponiblePreguntado } from '../municipio/cartera-del-servicio.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import { FILAS_DE_RESPUESTA, type FilaDelServicio } from './filas-de-cartera.ts'

export type DeudaDicha = NonNullable<ImponiblePreguntado['deuda']>

const centavosOf = (valor: string | number | null | undefined): number | null =>
  parseSignedWireAmount(String(valor ?? '')) ?? null

const toPeriodo = (fila: FilaDelServicio) => ({
  ...{ anio: fila.ANIO, cuota: fila.CUOTA, vencimiento: fila.VENCIMIENTO },
  ...{ capital: centavosOf(fila.CAPITAL), interes: centavosOf(fila.INTERES) },
  ...{ estado: fila.ESTADO, situacion: fila.SITUACION, legal: fila.LEGAL },
  nro_plan: fila.NRO_PLAN,
})

/**
 * SQL that selects the tax periods that the database can store now. Every other period waits for the next full data
 * import, for example a period of a payment plan that is not in the database.
 */
const admitidas = (clave: SQL, dichas: SQL): SQL => sql`
  select d.* from ${dichas} d
  where d.vencimiento is not null and d.capital is not null and d.interes is not null
    and d.estado in ('PENDIENTE', 'EN PLAN') and (d.estado = 'PENDIENTE' or d.nro_plan is not null)
    and exists (select from situacion s where s.codigo = d.situacion)
    and (d.nro_plan is null or exists (
      select from plan_pago p where p.nro_plan = d.nro_plan and (p.tipo, p.imponible, p.recurso) = ${clave}))`

/**
 * Writes the tax periods of a property or business, and marks as paid the stored periods that the municipality's
 * service no longer returns.
 *
 * @returns number of changed periods
 */
const writePeriodos = async (
  tx: Tx,
  { tipo, imponible, recurso }: ClaveDeCaso,
  periodos: readonly ReturnType<typeof toPeriodo>[],
  dia: Fecha,
): Promise<number> => {
  const clave = sql`(${tipo}::text, ${imponible}::integer, ${recurso}::text)`
  const dichas = sql`(select * from jsonb_to_recordset(${JSON.stringify(periodos)}::jsonb) as x(anio integer,
    cuota integer, vencimiento date, capital bigint, interes bigint, estado text, situacion text, legal text,
    nro_plan integer))`
  const mismo = sql`(t.tipo, t.imponible, t.recurso) = ${clave} and (t.anio, t.cuota) = (a.anio, a.cuota)`
  const { rows } = await tx.execute<{ n: number }>(sql`
    with a as materialized (${admitidas(clave, dichas)}),
    cambiados as (
      update deuda t set vencimiento = a.vencimiento, capital = a.capital, interes = a.interes, estado = a.estado,
        situacion = a.situacion, nro_plan = a.nro_plan, cancelada = null,
        fecha_cobranza = case when t.estado = a.estado then t.fecha_cobranza end
      from a where ${mismo} and (t.vencimiento, t.capital, t.interes, t.estado, t.situacion, t.nro_plan)
        is distinct from (a.vencimiento, a.capital, a.interes, a.estado, a.situacion, a.nro_plan)
      returning 1
    ),
    nuevos as (
      insert into deuda (${CLAVE}, anio, cuota, vencimiento, capital, interes, estado, situacion, legal, nro_plan)
      select ${tipo}::text, ${imponible}::integer, ${recurso}::text, a.anio, a.cuota, a.vencimiento, a.capital,
        a.interes, a.estado, a.situacion, coalesce(s.legal, ''), a.nro_plan
      from a left join lateral (
        select x.legal from deuda x where (x.tipo, x.imponible, x.recurso) = ${clave} and a.legal <> ''
          and x.legal <> '' and x.cancelada is null
        order by x.legal = a.legal desc, x.anio desc, x.cuota desc limit 1) s on true
      where not exists (select from deuda t where ${mismo}) and (a.legal = '' or s.legal is not null)
      returning 1
    ),
    pagados as (
      update deuda t set estado = 'CANCELADA', cancelada = ${dia}::date, fecha_cobranza = null
      where (t.tipo, t.imponible, t.recurso) = ${clave} and t.estado <> 'CANCELADA'
        and not exists (select from ${dichas} d where (d.anio, d.cuota) = (t.anio, t.cuota))
      returning 1
    )
    select ((select count(*) from cambiados) + (select count(*) from nuevos) + (select count(*) from pagados))::int as n`)
  return rows[0]?.n ?? 0
}

/**
 * Saves the debt of one property or business that the municipality's service just returned. Lists then show the debt
 * before the next synchronisation. A new tax period goes to the lawyer of the case. The lawyer never changes here,
 * because only a data import notifies the old and the new lawyer (D191).
 *
 * @param preguntado time of the request. The answer to an earlier request never replaces the answer to a later request
 * @returns number of changed periods, or undefined when nothing is saved. Nothing is saved while a data import runs,
 * for an unknown property or business, or when the database has a later answer
 */
export const keepDeuda = (
  db: Db,
  clave: ClaveDeCaso,
  deuda: DeudaDicha,
  preguntado: Date,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const es = sql`(tipo, imponible, recurso) = (${clave.tipo}, ${clave.imponible}, ${clave.recurso})`
    const momento = preguntado.toISOString()
    // A running data import holds this lock. Then nothing is saved and the function returns at once, because a user who
    // opened the case is waiting for the answer.
    const { rows: libre } = await tx.execute<{ libre: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(hashtext('apremia.padron')) as libre`,
    )
    if (libre[0]?.libre !== true) return undefined
    const { rows: suyo } = await tx.execute(sql`
      update imponible_recurso set preguntado = ${momento}
      where ${es} and (preguntado is null or preguntado <= ${momento}) returning 1`)
    if (suyo.length === 0) return undefined
    const respuesta = { ...clave, deuda, situaciones: [], preguntado }
    const periodos = FILAS_DE_RESPUESTA.deuda.filasDe(respuesta).map(toPeriodo)
    const n = await writePeriodos(tx, clave, periodos, fechaEnZona(preguntado))
    if (n > 0) await refreshCasos(tx, [clave])
    // Also updates the answer that a running synchronisation saved for this property or business. The older debt in
    // that answer would otherwise overwrite the debt just saved.
    await tx.execute(sql`
      update respuesta_del_servicio set deuda = ${JSON.stringify(deuda)}::jsonb, preguntado = ${momento}
      where ${es} and preguntado < ${momento}`)
    return n
  })
