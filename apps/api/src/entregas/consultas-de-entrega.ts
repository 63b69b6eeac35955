import { ZONA_HORARIA } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { numeroParaElMunicipio } from '../padron/plan-del-municipio.ts'
import type { CosasDeEntrega } from './find-cosas.ts'

const anyOf = (codigos: readonly string[]): SQL => sql`any(${sql.param(codigos)}::text[])`

/** SQL that writes centavos as an amount with a decimal point: '1234.50'. */
const importe = (columna: string): SQL =>
  sql.raw(`(${columna}::numeric / 100)::numeric(20, 2)::text`)

const dia = (columna: string): SQL => sql.raw(`to_char(${columna}, 'YYYY-MM-DD')`)

const diaDe = (columna: string): SQL =>
  sql.raw(`to_char(${columna} at time zone '${ZONA_HORARIA}', 'YYYY-MM-DD')`)

const CONVENIO = sql.raw(numeroParaElMunicipio('c'))
const CARTA = sql.raw(
  `case when k.anterior is null then k.numero::text else 'ANT-' || k.anterior end`,
)

const convenios = ({ convenios: codigos }: CosasDeEntrega): SQL => sql`
  (select c.* from convenio c
    where c.fc_confirma is not null and (${CONVENIO} = ${anyOf(codigos)} or c.id::text = ${anyOf(codigos)}))`

const titulos = ({ lotesDeTitulos, titulos: numeros }: CosasDeEntrega): SQL => sql`
  (select t.* from titulo t
    where t.lote::text = ${anyOf(lotesDeTitulos)} or t.numero::text = ${anyOf(numeros)})`

const cartas = ({ lotesDeCartas, cartas: numeros }: CosasDeEntrega): SQL => sql`
  (select k.* from carta k
    where k.lote::text = ${anyOf(lotesDeCartas)} or k.numero::text = ${anyOf(numeros)} or ${CARTA} = ${anyOf(numeros)})`

/**
 * Queries for the rows of each file of the delivery to the municipality. Every column is text, under its name in
 * `ARCHIVOS_DE_ENTREGA`.
 */
export const CONSULTAS_DE_ENTREGA: Readonly<Record<string, (cosas: CosasDeEntrega) => SQL>> = {
  convenios: (cosas) => sql`
    select ${CONVENIO} as "CONVENIO", c.codexterno as "ABOGADO", ${dia('c.fechaconf')} as "FECHA_FIRMA",
      ${dia('c.fc_confirma')} as "FECHA_CONFIRMA", c.frm_dni as "FIRMANTE_DNI", c.frm_nombre as "FIRMANTE",
      e.nombre as "ESTADO", c.titulo as "TITULO"
    from ${convenios(cosas)} c join convenio_estado e on e.id = c.estado_id order by c.id`,
  convenio_planes: (cosas) => sql`
    select ${CONVENIO} as "CONVENIO", p.tipo as "TIPO", p.imponible::text as "IMPONIBLE", p.recurso as "RECURSO",
      p.plan_tipo as "PLAN_TIPO", p.cuotas::text as "CUOTAS", ${importe('p.monto')} as "MONTO",
      ${importe('p.anticipo')} as "ANTICIPO", ${importe('p.descuento')} as "DESCUENTO",
      ${importe('p.financiacion')} as "FINANCIACION", r.nombre as "ESTADO_PLAN"
    from ${convenios(cosas)} c join convenio_plan p on p.convenio_id = c.id
      join tipo_retiro r on r.id = p.estado_retiro
    order by c.id, p.tipo, p.imponible, p.recurso`,
  convenio_cuotas: (cosas) => sql`
    select ${CONVENIO} as "CONVENIO", p.tipo as "TIPO", p.imponible::text as "IMPONIBLE", p.recurso as "RECURSO",
      p.cuota::text as "CUOTA", ${dia('p.vencimiento')} as "VENCIMIENTO", ${importe('p.capital')} as "CAPITAL",
      ${importe('p.interes')} as "INTERES"
    from ${convenios(cosas)} c join convenio_plan_cuota p on p.convenio_id = c.id
    order by c.id, p.tipo, p.imponible, p.recurso, p.cuota`,
  convenio_periodos: (cosas) => sql`
    select ${CONVENIO} as "CONVENIO", p.tipo as "TIPO", p.imponible::text as "IMPONIBLE", p.recurso as "RECURSO",
      p.anio::text as "ANIO", p.cuota::text as "CUOTA", ${importe('p.capital')} as "CAPITAL",
      ${importe('p.interes')} as "INTERES"
    from ${convenios(cosas)} c join convenio_cuota p on p.convenio_id = c.id
    order by c.id, p.tipo, p.imponible, p.recurso, p.anio, p.cuota`,
  titulos: (cosas) => sql`
    select t.numero::text as "NUMERO", t.datos ->> 'fechaEmision' as "FECHA",
      case t.categoria when 'comercio' then 'C' else 'I' end as "TIPO", t.imponible as "IMPONIBLE",
      t.recurso as "RECURSO", t.abogado as "ABOGADO", t.datos ->> 'liquidadoAl' as "LIQUIDADO_AL",
      ${importe('t.total')} as "TOTAL",
      (select string_agg(format('%s/%s', x / 1000, x % 1000), ' ' order by x) from unnest(t.periodos) x) as "PERIODOS",
      t.codigo_verificacion as "CODIGO", ${diaDe('t.anulado')} as "ANULADO", t.motivo_anulacion as "MOTIVO"
    from ${titulos(cosas)} t order by t.numero`,
  cartas: (cosas) => sql`
    select ${CARTA} as "NUMERO", ${dia('k.fecha')} as "FECHA", k.abogado as "ABOGADO",
      k.datos -> 'deudor' ->> 'nombre' as "DEUDOR", k.datos -> 'deudor' ->> 'documento' as "DOCUMENTO",
      ${importe('k.total')} as "TOTAL", k.datos ->> 'vence' as "VENCE", a.resultado as "ACUSE",
      ${dia('a.fecha')} as "ACUSE_FECHA", ${diaDe('k.anulada')} as "ANULADA", k.motivo_anulacion as "MOTIVO"
    from ${cartas(cosas)} k left join carta_acuse a on a.numero = k.numero order by k.numero`,
  carta_imponibles: (cosas) => sql`
    select ${CARTA} as "NUMERO", i.tipo as "TIPO", i.imponible::text as "IMPONIBLE", i.recurso as "RECURSO",
      ${diaDe('i.retirado')} as "RETIRADO"
    from ${cartas(cosas)} k join carta_imponible i on i.numero = k.numero
    order by k.numero, i.tipo, i.imponible, i.recurso`,
  reasignaciones: ({ reasignaciones }) => sql`
    select h.orden::text as "FILA", split_part(x.clave, '/', 1) as "TIPO", split_part(x.clave, '/', 2) as "IMPONIBLE",
      split_part(x.clave, '/', 3) as "RECURSO", ${diaDe('h.momento::timestamptz')} as "FECHA",
      h.antes::jsonb ->> 'abogado' as "DE", h.despues::jsonb ->> 'abogado' as "A"
    from historial h cross join lateral (
      select h.entidad_id as clave where h.entidad = 'caso'
      union all
      select i.tipo || '/' || i.imponible || '/' || i.recurso from historial_imponible i
        where i.orden = h.orden and h.entidad = 'abogado'
    ) x
    where h.orden = any(${sql.param(reasignaciones)}::bigint[])
      and h.operacion in ('reassign-casos', 'reassign-abogado')
    order by h.orden, x.clave`,
}
