import {
  type CausaDePrescripcion,
  type Fecha,
  llegoAlDeudor,
  RESULTADOS_DE_CARTA,
  TIPOS_FIJOS,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type ClaveDeCaso, unnestCasos, writeClaveDeCaso } from '../casos/clave-de-caso.ts'
import { diaDe } from '../casos/resumir-historias.ts'
import type { Queryable } from '../platform/db/queryable.ts'

interface PeriodoVencido {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
}

interface Fila extends CausaDePrescripcion, ClaveDeCaso, Record<string, unknown> {
  /** Tax period of the cause, as year × 1000 + instalment. Null when the cause reaches all the debt of a day. */
  readonly periodo: number | null
  /** Last due date that the cause reaches. Null when the cause has a tax period. */
  readonly alcanza: Fecha | null
}

const RADICACIONES = [TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior]
const DEL_CASO = sql.raw('(x.tipo, x.imponible, x.recurso) = (k.tipo, k.imponible, k.recurso)')
const DEL_TITULO = sql.raw(
  `t.categoria = case k.tipo when 'I' then 'inmueble' else 'comercio' end and t.imponible = k.imponible::text
    and t.recurso = k.recurso and t.anulado is null`,
)

/**
 * Returns the function that lists the causes of a tax period of one of the cases: the letters that the debtor received,
 * the confirmed agreements with the period, and the lawsuits over a title in force with the period. Of a lawsuit without
 * a known title, the periods that were due by its day are supposed to be in it.
 */
export const findCausas = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<(caso: ClaveDeCaso, periodo: PeriodoVencido) => CausaDePrescripcion[]> => {
  const radicada = sql`${DEL_CASO} and x.vigente and x.tp_id = any(${sql.param(RADICACIONES)}::integer[])`
  const { rows } = await db.execute<Fila>(sql`
    with k as materialized (select distinct tipo, imponible, recurso from ${unnestCasos(claves)})
    select k.*, 'intimacion' as clase, a.fecha, null::int as periodo, c.fecha as alcanza
    from k join carta_imponible x on ${DEL_CASO}
    join carta c on c.numero = x.numero join carta_acuse a on a.numero = x.numero
    where x.retirado is null and c.anulada is null
      and a.resultado = any(${sql.param(RESULTADOS_DE_CARTA.filter(llegoAlDeudor))}::text[])
    union all
    select k.*, 'reconocimiento', v.fc_confirma, x.anio * 1000 + x.cuota, null
    from k join convenio_cuota x on ${DEL_CASO} join convenio v on v.id = x.convenio_id
    where v.activo and v.fc_confirma is not null
    union all
    select k.*, 'demanda', min(x.fecha), p.periodo, null
    from k join titulo t on ${DEL_TITULO} cross join lateral unnest(t.periodos) p(periodo)
    join actuacion x on ${radicada} and x.fecha >= ${diaDe(sql`t.creado`)}
    group by k.tipo, k.imponible, k.recurso, p.periodo
    union all
    select k.*, 'demanda', min(x.fecha), null, min(x.fecha) from k join actuacion x on ${radicada}
    where not exists (select from titulo t where ${DEL_TITULO} and cardinality(t.periodos) > 0)
    group by k.tipo, k.imponible, k.recurso`)
  const porCaso = new Map<string, Fila[]>()
  for (const fila of rows) {
    const clave = writeClaveDeCaso(fila)
    const suyas = porCaso.get(clave)
    if (suyas) suyas.push(fila)
    else porCaso.set(clave, [fila])
  }
  return (caso, { anio, cuota, vencimiento }) =>
    (porCaso.get(writeClaveDeCaso(caso)) ?? [])
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
