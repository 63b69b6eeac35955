import type { BodyOf, Contract, QueryOf } from '@apremia/api-client'
import {
  computeScoring,
  desdeDeScoring,
  type Fecha,
  fechaEnZona,
  puede,
  type ResultadoDeEvaluacion,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { hasDigits, hasWords } from '../platform/db/has-words.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Pagina } from '../platform/http/pagina.ts'

type Filtro = BodyOf<Contract['listScoring']>

type Orden = Pick<QueryOf<Contract['listScoring']>, 'orden' | 'sentido'>

interface Fila extends Record<string, unknown> {
  readonly codexterno: string
  readonly apellido: string
  readonly nombre: string
  readonly nrodni: string
  readonly matricula: string
  readonly baja: boolean
  readonly ultima_actuacion: Fecha | null
  readonly ultima_evaluacion: Fecha | null
  readonly ultimo: ResultadoDeEvaluacion | null
  readonly aprobadas: number
  readonly recientes: number
  readonly todos: number
}

const ORDENES: Readonly<Record<Orden['orden'], SQL>> = {
  apellido: sql`${alfabetico(sql`apellido`)}`,
  codexterno: sql`codexterno`,
  ultimaActuacion: sql`ultima_actuacion`,
  ultimaEvaluacion: sql`ultima_evaluacion`,
}

const SCORING: Readonly<Record<NonNullable<Filtro['scoring']>, SQL>> = {
  aprobado: sql`ultimo = 'Aprobado'`,
  desaprobado: sql`ultimo = 'Desaprobado'`,
  ninguna: sql`ultimo is null`,
}

const whereDe = (filtro: Filtro): SQL =>
  sql.join(
    [
      sql`true`,
      hasWords(sql`apellido`, filtro.apellido),
      hasWords(sql`nombre`, filtro.nombre),
      hasWords(sql`codexterno`, filtro.codexterno),
      hasDigits(sql`nrodni`, filtro.nrodni),
      filtro.scoring && SCORING[filtro.scoring],
    ].filter((condicion): condicion is SQL => condicion !== undefined),
    sql` and `,
  )

const findScoring = async (
  db: Queryable,
  filtro: Filtro,
  { orden, sentido, pagina, porPagina }: Orden & Pagina,
  hoy: Fecha,
): Promise<{ rows: Fila[]; total: number }> => {
  const direction = sql.raw(sentido === 'desc' ? 'desc nulls last' : 'asc nulls last')
  const { rows } = await db.execute<Fila>(sql`
    with abogados as (
      select a.codexterno, a.apellido, a.nombre, a.nrodni, a.matricula, a.baja, x.dia as ultima_actuacion,
        e.fecha as ultima_evaluacion, e.resultado as ultimo, r.aprobadas, r.recientes
      from abogado a
      left join lateral (select max(fecha) as dia from actuacion where abogado = a.codexterno and vigente) x on true
      left join lateral (select fecha, resultado from evaluacion where abogado = a.codexterno
        order by fecha desc, id desc limit 1) e on true
      cross join lateral (select count(*)::int as recientes,
        count(*) filter (where resultado = 'Aprobado')::int as aprobadas
        from evaluacion where abogado = a.codexterno and fecha >= ${desdeDeScoring(hoy)}::date) r
      where not a.baja or e.fecha is not null
    ),
    elegidos as (
      select *, row_number() over (order by ${ORDENES[orden]} ${direction}, ${ORDENES.apellido}, codexterno) as lugar
      from abogados where ${whereDe(filtro)}
    )
    select t.todos, x.* from (select count(*)::int as todos from elegidos) t
    left join (select * from elegidos order by lugar limit ${porPagina} offset ${(pagina - 1) * porPagina}) x on true
    order by lugar`)
  // When the page number is greater than the last page, the query returns one row that has only the total.
  return { rows: rows.filter(({ codexterno }) => codexterno !== null), total: rows[0]?.todos ?? 0 }
}

const toWire = (fila: Fila) => {
  const { codexterno, apellido, nombre, nrodni, matricula } = fila
  const { valor, frase } = computeScoring(fila.ultimo, fila.aprobadas, fila.recientes)
  return {
    ...{ codexterno, apellido, nombre, nrodni, matricula, frase },
    baja: fila.baja ? ('1' as const) : ('0' as const),
    ultimaActuacion: fila.ultima_actuacion,
    ultimaEvaluacion: fila.ultima_evaluacion,
    scoring: valor && {
      ultimo: valor.ultimo,
      aprobadas: fila.aprobadas,
      total: fila.recientes,
      porciento: valor.aprobado?.porciento ?? null,
    },
  }
}

/**
 * Lists the lawyers with the result of their evaluations (scoring). The filter of the request is ignored unless the
 * person is an admin or the head lawyer (D11, D15).
 */
export const listScoring: Handler<'listScoring'> = async (
  { db, ahora },
  { sesion, query, body },
) => {
  const filtro = puede(sesion, 'evaluaciones.realizar') ? body : {}
  const { rows, total } = await findScoring(db, filtro, query, fechaEnZona(ahora()))
  return { rows: rows.map(toWire), total }
}
