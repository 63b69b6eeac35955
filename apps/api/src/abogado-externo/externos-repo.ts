import type { abogadoExterno, BodyOf } from '@apremia/api-client'
import type { Centavos, Fecha, FechasDeMesa, FiltroExterno, Solapa } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { FilaDeCaso } from '../casos/build-caso.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from '../casos/clave-de-caso.ts'
import { enDomicilio } from '../mesas/filtro-de-mesa.ts'
import { montoDe } from '../mesas/lista-de-mesa.ts'
import { conNumero, si } from '../municipio/embebido/condiciones.ts'
import { deContribuyente } from '../municipio/embebido/listados-por-nombre.ts'
import { whereAll } from '../municipio/embebido/listados-select-page.ts'
import type { FilaDeTerreno } from '../municipio/embebido/terreno.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export type BusquedaDeCasos = BodyOf<typeof abogadoExterno.searchCasos>

interface Domicilio {
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
}

/** Case in the work list of the external lawyers. */
export interface FilaDeCasoExterno extends ClaveDeCaso {
  readonly abogado: string
  readonly mesa: FilaDeCaso['mesa']
  readonly situacion: FilaDeCaso['situacion']
  readonly situacion_fecha: Fecha | null
  readonly efectiva: FilaDeCaso['efectiva']
  readonly efectiva_fecha: Fecha | null
  readonly actuacion_fecha: Fecha | null
  readonly limite: Fecha | null
  readonly vence: Fecha | null
  readonly plazo_desde: Fecha | null
  /**
   * Tab that shows the case in its work list (field `mesa`): ACTIVOS (active), SIN EVALUAR (not evaluated) or PLAN DE
   * PAGOS (payment plan). Null when no tab of that work list shows the case.
   */
  readonly solapa: Solapa | null
  readonly saldada: Fecha | null
  readonly etapa: string | null
  readonly monto: Centavos
  /** Postal address. */
  readonly lugar: (Domicilio & { readonly barrio: string }) | null
  /** Real property that is taxed or, for a business, where the business operates. */
  readonly terreno: FilaDeTerreno | null
  /** Taxpayer. */
  readonly titular:
    | (Domicilio & {
        readonly nro_contrib: number
        readonly apynom: string
        readonly localidad: string
        readonly codigo_postal: string
        readonly domicilio_electronico: string
      })
    | null
}

export const FILTROS: {
  readonly [F in FiltroExterno]: (fechas: FechasDeMesa) => SQL
} = {
  activos: ({ fechaInicial: fi }) =>
    fi === null
      ? sql`(caso.situacion <> 'planDePagos' or caso.actuacion is not null)`
      : sql`((caso.situacion <> 'planDePagos' and caso.situacion_fecha >= ${fi}) or caso.actuacion_fecha >= ${fi})`,
  sinEvaluar: ({ fechaInicial: fi, sinEvaluar }) =>
    fi === null
      ? sql`false`
      : sql`(greatest(caso.situacion_fecha, caso.actuacion_fecha) < ${fi}
          and ${sinEvaluar === null ? sql`true` : sql`greatest(caso.situacion_fecha, caso.actuacion_fecha) >= ${sinEvaluar}`})`,
  planDePagos: () =>
    sql`(caso.situacion = 'planDePagos' and (caso.actuacion_fecha is null or caso.actuacion_fecha <= caso.situacion_fecha))`,
  todos: () => sql`(caso.situacion is not null or caso.actuacion is not null)`,
}

const whereOf = (busqueda: BusquedaDeCasos, abogado: string, fechas: FechasDeMesa): SQL => {
  const { filtro, imponible, dni } = busqueda
  return whereAll([
    si(abogado, (codigo) => sql`caso.abogado = ${codigo}`),
    deContribuyente(sql`caso`, busqueda.nombre),
    imponible === ''
      ? undefined
      : sql`caso.tipo = 'I' and ${conNumero(sql`caso.imponible`, imponible) ?? sql`true`}`,
    si(
      dni,
      (documento) => sql`(caso.tipo, caso.imponible) in (
        select v.tipo, v.imponible from contribuyente t join vinculo v on v.nro_contrib = t.nro_contrib
        where t.nro_doc = ${documento})`,
    ),
    enDomicilio(busqueda),
    filtro === '' ? undefined : FILTROS[filtro](fechas),
  ])
}

const detalleDe = (propio: string): SQL => sql`
  select p.n, caso.tipo, caso.imponible, caso.recurso, caso.abogado, caso.mesa, caso.situacion, caso.situacion_fecha, caso.efectiva,
    caso.efectiva_fecha, caso.actuacion_fecha, caso.limite, caso.vence,
    caso.plazo_desde, case caso.mesa when 'judicial' then caso.solapa_judicial else caso.solapa_extrajudicial end as solapa,
    caso.saldada, e.nombre as etapa, ${montoDe(sql`caso`, propio)} as monto,
    coalesce(to_json(k), to_json(i)) as lugar, to_json(i) as terreno, to_json(t) as titular
  from p join caso using (${CLAVE})
  left join tipo_etapa e on e.tp_id = caso.tp_id
  left join comercio k on caso.tipo = 'C' and k.nro_comercio = caso.imponible
  left join inmueble i on i.nro_inmueble = case caso.tipo when 'I' then caso.imponible else k.nro_inmueble end
  left join lateral (
    select q.nro_contrib, q.apynom, q.calle, q.nro, q.piso, q.dept, q.localidad, q.codigo_postal,
      q.domicilio_electronico
    from vinculo v join contribuyente q on q.nro_contrib = v.nro_contrib
    where v.tipo = caso.tipo and v.imponible = caso.imponible order by v.orden limit 1) t on true`

/**
 * Finds the keys of the cases on one page of a search, sorted by deadline from the earliest. Also counts all the cases
 * of the search. Both come from the same snapshot of the database.
 */
export const findClavesExternas = async (
  db: Queryable,
  busqueda: BusquedaDeCasos,
  abogado: string,
  fechas: FechasDeMesa,
  { desde, cuantas }: { readonly desde: number; readonly cuantas: number | null },
): Promise<{ readonly claves: ClaveDeCaso[]; readonly total: number }> => {
  const donde = whereOf(busqueda, abogado, fechas)
  const { rows } = await db.execute<{ claves: ClaveDeCaso[]; total: number }>(sql`
    select (select count(*)::integer from caso where ${donde}) as total, coalesce((
      select json_agg(q) from (
        select caso.tipo, caso.imponible, caso.recurso from caso where ${donde}
        order by caso.limite nulls last, ${CLAVE} offset ${desde}
        ${cuantas === null ? sql`` : sql`limit ${cuantas}`}) q), '[]'::json) as claves`)
  return rows[0] ?? { claves: [], total: 0 }
}

/**
 * Returns the rows of the given cases, in the order of `claves`.
 *
 * @param propio lawyer's code: each row adds up only the debt assigned to this lawyer. With '', each row adds up all
 * the debt of the case
 */
export const findCasosExternos = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
  propio: string,
): Promise<FilaDeCasoExterno[]> => {
  const { rows } = await db.execute<{ filas: FilaDeCasoExterno[] }>(sql`
    with p as (select ${CLAVE}, orden as n from ${unnestCasos(claves)}),
    d as (${detalleDe(propio)})
    select coalesce((select json_agg(d order by d.n) from d), '[]'::json) as filas`)
  return rows[0]?.filas ?? []
}
