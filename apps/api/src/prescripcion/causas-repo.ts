import {
  type CausaDePrescripcion,
  type Fecha,
  llegoAlDeudor,
  RESULTADOS_DE_CARTA,
  TIPOS_FIJOS,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { diaDe } from '../casos/resumir-historias.ts'
import type { Queryable } from '../platform/db/queryable.ts'

interface Fila extends CausaDePrescripcion, Record<string, unknown> {
  /** Tax period of the cause, as year × 1000 + instalment. Null when the cause reaches all the debt of a day. */
  readonly periodo: number | null
  /** Last due date that the cause reaches. Null when the cause has a tax period. */
  readonly alcanza: Fecha | null
}

const RADICACIONES = [TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior]

/**
 * Returns the function that lists the causes of a tax period of the case: the letters that the debtor received, the
 * confirmed agreements with the period, and the lawsuits over a title in force with the period. Of a lawsuit without a
 * known title, the periods that were due by its day are supposed to be in it.
 */
export const findCausas = async (
  db: Queryable,
  { tipo, imponible, recurso }: ClaveDeCaso,
): Promise<
  (periodo: {
    readonly anio: number
    readonly cuota: number
    readonly vencimiento: Fecha | null
  }) => CausaDePrescripcion[]
> => {
  const delCaso = sql`x.tipo = ${tipo} and x.imponible = ${imponible} and x.recurso = ${recurso}`
  const suTitulo = sql`t.categoria = ${tipo === 'I' ? 'inmueble' : 'comercio'}
    and t.imponible = ${String(imponible)} and t.recurso = ${recurso} and t.anulado is null`
  const { rows } = await db.execute<Fila>(sql`
    select 'intimacion' as clase, a.fecha, null::int as periodo, c.fecha as alcanza
    from carta_imponible x join carta c on c.numero = x.numero join carta_acuse a on a.numero = x.numero
    where ${delCaso} and x.retirado is null and c.anulada is null
      and a.resultado = any(${sql.param(RESULTADOS_DE_CARTA.filter(llegoAlDeudor))}::text[])
    union all
    select 'reconocimiento', v.fc_confirma, x.anio * 1000 + x.cuota, null
    from convenio_cuota x join convenio v on v.id = x.convenio_id
    where ${delCaso} and v.activo and v.fc_confirma is not null
    union all
    select 'demanda', min(x.fecha), p.periodo, null
    from titulo t cross join lateral unnest(t.periodos) p(periodo)
    join actuacion x on ${delCaso} and x.vigente and x.tp_id = any(${sql.param(RADICACIONES)}::integer[])
      and x.fecha >= ${diaDe(sql`t.creado`)}
    where ${suTitulo}
    group by p.periodo
    union all
    select 'demanda', min(x.fecha), null, min(x.fecha) from actuacion x
    where ${delCaso} and x.vigente and x.tp_id = any(${sql.param(RADICACIONES)}::integer[])
      and not exists (select from titulo t where ${suTitulo} and cardinality(t.periodos) > 0)
    having count(*) > 0`)
  return ({ anio, cuota, vencimiento }) =>
    rows
      .filter(({ periodo, alcanza }) =>
        alcanza === null
          ? periodo === anio * 1000 + cuota
          : vencimiento !== null && vencimiento <= alcanza,
      )
      .map(({ clase, fecha, periodo }) => ({
        ...{ clase, fecha },
        supuesta: clase === 'demanda' && periodo === null,
      }))
}
