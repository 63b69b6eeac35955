import {
  type CausaDePrescripcion,
  type Fecha,
  findCausasDePrescripcion,
  type HechosDePrescripcion,
  llegoAlDeudor,
  RESULTADOS_DE_CARTA,
  TIPOS_FIJOS,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { type ClaveDeCaso, unnestCasos, writeClaveDeCaso } from './clave-de-caso.ts'
import { diaDe } from './resumir-historias.ts'

interface PeriodoVencido {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
}

type CausasDePeriodo = (periodo: PeriodoVencido) => readonly CausaDePrescripcion[]

interface Fila extends ClaveDeCaso, HechosDePrescripcion, Record<string, unknown> {}

const RADICACIONES = [TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior]
const DEL_CASO = sql.raw('(x.tipo, x.imponible, x.recurso) = (k.tipo, k.imponible, k.recurso)')

const listOf = (objeto: string, desde: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object(${sql.raw(objeto)})), '[]') from ${desde})`

const ordinalIn = (periodo: string): string =>
  `(${periodo} ->> 'anio')::int * 1000 + (${periodo} ->> 'cuota')::int`

const cartas = (deQuien: SQL): SQL =>
  listOf(
    `'fecha', c.fecha, 'recibida', a.fecha, 'desde', ${ordinalIn("i -> 'desde'")}, 'hasta', ${ordinalIn("i -> 'hasta'")}`,
    sql`carta_imponible x join carta c on c.numero = x.numero
      left join carta_acuse a on a.numero = x.numero
        and a.resultado = any(${sql.param(RESULTADOS_DE_CARTA.filter(llegoAlDeudor))}::text[])
      left join lateral (
        select i from jsonb_array_elements(c.datos -> 'imponibles') i
        where i ->> 'imponible' = x.imponible::text and i ->> 'recurso' = x.recurso limit 1) d on true
      where ${DEL_CASO} and x.retirado is null and c.anulada is null and ${deQuien}`,
  )

/**
 * SQL for the confirmed agreements of the case with the day of their signature, except those declared 'sin efecto'
 * (void).
 */
const convenios = (deQuien: SQL): SQL =>
  listOf(
    `'firmado', v.fechaconf, 'periodos', x.periodos`,
    sql`(select x.convenio_id, array_agg(x.anio * 1000 + x.cuota) as periodos from convenio_cuota x
        where ${DEL_CASO} group by x.convenio_id) x
      join convenio v on v.id = x.convenio_id
      where v.activo and v.fc_confirma is not null and v.vigencia is distinct from 'sin efecto' and ${deQuien}`,
  )

const planes = listOf(
  `'firmado', p.fecha, 'periodos', x.periodos`,
  sql`(select x.nro_plan, array_agg(x.anio * 1000 + x.cuota) as periodos from deuda x
      where ${DEL_CASO} and x.nro_plan is not null group by x.nro_plan) x
    join plan_pago p on p.nro_plan = x.nro_plan`,
)

const radicaciones = (deQuien: SQL): SQL =>
  listOf(
    `'fecha', coalesce(nullif(x.dato ->> 'fechainicio', ''), x.fecha::text), 'nrotit', coalesce(x.dato ->> 'nrotit', '')`,
    sql`actuacion x where ${DEL_CASO} and x.vigente and x.tp_id = any(${sql.param(RADICACIONES)}::integer[])
      and ${deQuien}`,
  )

const titulos = sql`(select coalesce(json_agg(json_build_object('numero', t.numero, 'emitido', ${diaDe(sql`t.creado`)},
    'anulado', ${diaDe(sql`t.anulado`)}, 'periodos', t.periodos)), '[]') from titulo t
  where t.categoria = case k.tipo when 'I' then 'inmueble' else 'comercio' end
    and t.imponible = k.imponible::text and t.recurso = k.recurso)`

/**
 * Returns a function that lists the events that changed the limitation term of a tax period, such as a lawsuit.
 *
 * @param abogado lawyer whose letters, agreements and lawsuits count. With '', those of all lawyers count
 */
export const findCausas = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
  abogado = '',
): Promise<(caso: ClaveDeCaso) => CausasDePeriodo> => {
  const distintas = [...new Map(claves.map((una) => [writeClaveDeCaso(una), una])).values()]
  const deQuien = (columna: string): SQL =>
    abogado === '' ? sql`true` : sql`${sql.raw(columna)} = ${abogado}`
  const { rows } = await db.execute<Fila>(sql`
    select k.tipo, k.imponible, k.recurso, ${cartas(deQuien('c.abogado'))} as cartas,
      ${convenios(deQuien('v.codexterno'))} as convenios, ${planes} as planes,
      ${radicaciones(deQuien('x.abogado'))} as radicaciones, ${titulos} as titulos
    from ${unnestCasos(distintas)}`)
  const porCaso = new Map(
    rows.map(({ planes: deMunicipio, ...hechos }) => [
      writeClaveDeCaso(hechos),
      {
        ...hechos,
        convenios: [...hechos.convenios, ...(deMunicipio as HechosDePrescripcion['convenios'])],
      },
    ]),
  )
  return (caso) => {
    const hechos = porCaso.get(writeClaveDeCaso(caso))
    return (periodo) => (hechos === undefined ? [] : findCausasDePrescripcion(hechos, periodo))
  }
}
