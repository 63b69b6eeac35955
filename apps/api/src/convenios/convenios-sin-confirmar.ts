import {
  type ClaveDeParametro,
  type ConvenioSinConfirmar,
  cambiaSinConfirmar,
  type Fecha,
  type FilaDeParametro,
  parteQueCambia,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/db/queryable.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

const SIN_CONFIRMAR = sql`c.fc_confirma is null and c.activo`

const POR_LOTE = 500

interface Leido extends ConvenioSinConfirmar, Record<string, unknown> {
  readonly id: number
}

export const countSinConfirmar = async (db: Db | Tx, donde: SQL = sql`true`): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from convenio c where ${SIN_CONFIRMAR} and ${donde}`,
  )
  return rows[0]?.n ?? 0
}

interface Lapso {
  readonly desde: Fecha
  readonly hasta: Fecha | null
}

const firmadoEn = ({ desde, hasta }: Lapso): SQL =>
  sql`c.fechaconf >= ${desde}::date and c.fechaconf <= coalesce(${hasta}::date, c.fechaconf)`

const readLote = async (tx: Tx, despuesDe: number, lapso: Lapso): Promise<Leido[]> => {
  const { rows } = await tx.execute<Leido>(sql`
    with lote as (select c.* from convenio c
      where ${SIN_CONFIRMAR} and c.id > ${despuesDe} and ${firmadoEn(lapso)}
      order by c.id limit ${POR_LOTE}),
    lineas as (select q.convenio_id, q.tipo, q.imponible, q.recurso,
        json_agg(json_build_object('recurso', q.recurso, 'capital', q.capital, 'interes', q.interes)) as lineas
      from convenio_cuota q join lote on lote.id = q.convenio_id group by 1, 2, 3, 4),
    planes as (select p.convenio_id, max(p.tipo) as tipo, json_agg(json_build_object(
        'plan', p.plan_tipo, 'cuotas', p.cuotas, 'anticipo', p.anticipo, 'lineas', coalesce(l.lineas, '[]'::json))
        order by p.tipo, p.imponible, p.recurso) as planes
      from convenio_plan p join lote on lote.id = p.convenio_id
      left join lineas l using (convenio_id, tipo, imponible, recurso) group by 1)
    select c.id, c.fechaconf::text as firma, case when p.tipo = 'C' then 'comercio' else 'inmueble' end as clase,
      e.judicial, c.estporc::text, c.estgstfijo::float8, c.otgastos::float8,
      c.inscripto as "responsableInscripto", coalesce(p.planes, '[]'::json) as planes
    from lote c join convenio_estado e on e.id = c.estado_id left join planes p on p.convenio_id = c.id
    order by c.id`)
  return rows
}

/**
 * Counts the unconfirmed agreements, and how many of them would change with a new value of a parameter. Only agreements
 * signed on the days of the new value may change. A parameter that is only printed changes all of them. Otherwise
 * packages/core decides for each.
 */
export const countSinConfirmarQueCambian = (
  db: Db,
  clave: ClaveDeParametro,
  {
    antes,
    despues,
    ...lapso
  }: Lapso & {
    readonly antes: readonly FilaDeParametro[]
    readonly despues: readonly FilaDeParametro[]
  },
): Promise<{ sinConfirmar: number; cambian: number }> =>
  db.transaction(
    async (tx) => {
      const sinConfirmar = await countSinConfirmar(tx)
      if (parteQueCambia(clave) === 'impreso')
        return { sinConfirmar, cambian: await countSinConfirmar(tx, firmadoEn(lapso)) }
      const recursos = await loadRecursos(tx)
      let cambian = 0
      let ultimo = 0
      for (;;) {
        const lote = await readLote(tx, ultimo, lapso)
        cambian += lote.filter((convenio) =>
          cambiaSinConfirmar(clave, convenio, { antes, despues, recursos }),
        ).length
        ultimo = lote.at(-1)?.id ?? 0
        if (lote.length < POR_LOTE) return { sinConfirmar, cambian }
      }
    },
    { accessMode: 'read only' },
  )
