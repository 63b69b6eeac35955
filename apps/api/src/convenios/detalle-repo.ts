import type {
  Categoria,
  Centavos,
  ClaseDePago,
  CodigoDePlan,
  Fecha,
  FilaDeParametro,
} from '@apremia/core'
import { soloReglasDeAntes } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { CabeceraDeConvenio } from '../municipio/embebido/convenios-repo.ts'
import { planDelMunicipio } from '../padron/plan-del-municipio.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export interface FilaDePlan {
  readonly tipo: TipoImponible
  readonly recurso: string
  readonly imponible: number
  /**
   * Kind of the payment plan: one of the eight kinds of the product, or another code in an agreement of the former
   * system.
   */
  readonly plan_tipo: CodigoDePlan
  readonly nro_plan: number | null
  readonly cuotas: number
  readonly monto: Centavos
  readonly anticipo: Centavos
  readonly descuento: Centavos
  readonly financiacion: Centavos
  readonly tasa: string
  readonly tasa_origen: string
  readonly contribuyente: string
  readonly i50: string
  readonly estado_retiro: number
  readonly retiro: string
  /** Name of the tax. Null when the catalogue does not have the tax. */
  readonly recurso_nombre: string | null
}

export interface FilaDeCuota {
  readonly recurso: string
  readonly imponible: number
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly vencimiento: Fecha
}

export interface FilaDePeriodo {
  readonly recurso: string
  readonly imponible: number
  readonly anio: number
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
}

export interface FilaDeDetalle extends CabeceraDeConvenio {
  readonly firma_caracter_otros: string
  readonly estado_id: number
  readonly estporc: string
  readonly estgasto: string
  readonly estjus: Centavos | null
  readonly estgstfijo: Centavos
  readonly inscripto: boolean
  readonly titulo: string
  readonly frmpg_id: number
  readonly montopago: Centavos
  readonly cuotaspago: number
  readonly otgastos: Centavos
  readonly obsotgastos: string
  readonly obs: string
  /**
   * Values of the parameters (tax rates and percentages) on the day of the confirmation. Null for an unconfirmed
   * agreement and for an agreement of the former system.
   */
  readonly parametros: readonly FilaDeParametro[] | null
  readonly documento: string | null
  readonly codigo_verificacion: string | null
  readonly caracter_otros: boolean
  /**
   * True when the person signs in a capacity that represents the taxpayer, such as attorney. `firma_caracter_otros`
   * then describes the power of attorney.
   */
  readonly caracter_representa: boolean
  readonly estado: string
  readonly judicial: boolean
  readonly forma: string
  readonly clase_de_pago: ClaseDePago
  readonly abogado: {
    readonly apellido: string
    readonly nombre: string
    readonly matricula: string
    readonly cuitcuil: string
    readonly direccion: string
    readonly te: string
    readonly email: string
    readonly horarios: string
    readonly beneficiario: string
    readonly cbu: string
    readonly personeria: string
  }
  readonly planes: readonly FilaDePlan[]
  readonly cuotas: readonly FilaDeCuota[]
  readonly periodos: readonly FilaDePeriodo[]
}

/**
 * Returns the parameter values that apply to the fees of an agreement. Before the confirmation, they are the present
 * values. Afterwards, they are the values stored at the confirmation.
 *
 * A confirmed agreement of the former system stored no values. Only the rules of S1 §9 apply to it.
 */
export const parametrosDe = (
  { parametros, fc_confirma }: FilaDeDetalle,
  actuales: readonly FilaDeParametro[],
): readonly FilaDeParametro[] =>
  parametros ?? (fc_confirma === null ? actuales : soloReglasDeAntes(actuales))

/** An agreement is over properties or over businesses, never over both (D121). */
export const categoriaDeDetalle = ({ planes: [primero] }: FilaDeDetalle): Categoria =>
  primero?.tipo === 'C' ? 'comercio' : 'inmueble'

/**
 * Selects the instalments of an agreement that was imported from the former system without instalments. They come from
 * the municipality's payment plan.
 */
const CUOTAS_DEL_MUNICIPIO = sql`
  select p.imponible, p.recurso, k.cuota, k.monto_capital, k.monto_interes, k.fecha_vto
  from convenio_plan p join plan_cuota k on k.nro_plan = ${sql.raw(planDelMunicipio('p'))}
  where p.convenio_id = c.id and not exists (select from convenio_plan_cuota x
    where (x.convenio_id, x.tipo, x.imponible, x.recurso) = (p.convenio_id, p.tipo, p.imponible, p.recurso))`

export const findDetalle = async (
  db: Queryable,
  id: number,
): Promise<FilaDeDetalle | undefined> => {
  const { rows } = await db.execute<FilaDeDetalle & Record<string, unknown>>(sql`
    select c.id, c.convenio, c.vigencia, c.codexterno, c.fechaconf::text, c.fechacarga::text,
      c.fc_confirma::text, c.activo, c.frm_dni, c.frm_nombre, c.frm_tel, c.frm_cel, c.frm_email,
      c.frm_loc, c.frm_dir, c.firma_caracter_id, c.firma_caracter_otros, c.estado_id,
      c.estporc::text, c.estgasto::text, c.estjus::float8, c.estgstfijo::float8, c.inscripto, c.titulo,
      c.frmpg_id, c.montopago::float8, c.cuotaspago, c.otgastos::float8, c.obsotgastos, c.obs,
      c.parametros, c.documento, c.codigo_verificacion, c.version,
      k.nombre as caracter, k.otros as caracter_otros,
      k.representa as caracter_representa, e.nombre as estado, e.judicial,
      f.nombre as forma, f.clase as clase_de_pago, a.apellido, a.nombre, row_to_json(a) as abogado,
      coalesce((
        select json_agg(p order by p.tipo, p.imponible, p.recurso) from (
          select cp.tipo, cp.imponible, cp.recurso, cp.plan_tipo, ${sql.raw(planDelMunicipio('cp'))} as nro_plan,
            cp.cuotas, cp.monto, cp.anticipo, cp.descuento, cp.financiacion, cp.tasa, cp.tasa_origen,
            cp.contribuyente, cp.i50, cp.estado_retiro, t.nombre as retiro, r.nombre as recurso_nombre
          from convenio_plan cp
          left join recurso r on r.codigo = cp.recurso
          join tipo_retiro t on t.id = cp.estado_retiro where cp.convenio_id = c.id) p
      ), '[]'::json) as planes,
      coalesce((
        select json_agg(q order by q.imponible, q.recurso, q.cuota) from (
          select x.imponible, x.recurso, x.cuota, x.capital, x.interes, x.vencimiento
          from convenio_plan_cuota x where x.convenio_id = c.id
          union all ${CUOTAS_DEL_MUNICIPIO}
        ) q
      ), '[]'::json) as cuotas,
      coalesce((
        select json_agg(q order by q.imponible, q.recurso, q.anio, q.cuota)
        from convenio_cuota q where q.convenio_id = c.id
      ), '[]'::json) as periodos
    from convenio c
    join abogado a on a.codexterno = c.codexterno
    join convenio_caracter k on k.id = c.firma_caracter_id
    join convenio_estado e on e.id = c.estado_id
    join convenio_forma_pago f on f.id = c.frmpg_id
    where c.id = ${id}`)
  return rows[0]
}
