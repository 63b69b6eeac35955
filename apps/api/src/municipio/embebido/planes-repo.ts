import { type Centavos, centavos, type Fecha, wireAmount } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { type DeQuien, esDelContribuyente } from '../../casos/suyos-de-contribuyente.ts'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type {
  ConsultaDePlanes,
  CuotaDelServicio,
  PaginaDePlanes,
  Paginado,
  PlanDePago,
} from '../deuda-proveedor.ts'
import { deContribuyente, titularDe } from './listados-por-nombre.ts'
import { selectPage, sentidoSql, whereAll } from './listados-select-page.ts'
import { ofImponible } from './situaciones-repo.ts'

interface FilaDePlan {
  readonly nro_plan: number
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly apynom: string | null
  readonly plan_tipo: string
  readonly fecha: Fecha
  readonly estado: string
  readonly cuotas: number
  readonly total: number | null
  readonly legal: string | null
}

const toPlan = (fila: FilaDePlan): PlanDePago => ({
  NRO_PLAN: fila.nro_plan,
  TIPO: fila.tipo,
  NRO_IMPONIBLE: fila.imponible,
  RECURSO: fila.recurso,
  APYNOM: fila.apynom ?? '',
  PLAN: fila.plan_tipo,
  FECHA: fila.fecha,
  ESTADO: fila.estado,
  CUOTAS: fila.cuotas,
  TOTAL: fila.total === null ? null : wireAmount(centavos(fila.total)),
  LEGAL: fila.legal ?? '',
})

const ordenDe = ({ orden, sentido }: PaginaDePlanes): SQL => {
  const columna = {
    plan: sql`nro_plan`,
    fecha: sql`fecha`,
    contribuyente: alfabetico(sql`apynom`),
    imponible: sql`imponible`,
  }[orden]
  return sql`${columna} ${sentidoSql(sentido)}, nro_plan ${sentidoSql(sentido)}`
}

export const pagePlanes = async (
  db: Queryable,
  filtro: ConsultaDePlanes,
  pagina: PaginaDePlanes,
  deQuien?: DeQuien,
): Promise<Paginado<PlanDePago>> => {
  const p = sql`p`
  const donde = whereAll([
    ...ofImponible(p, filtro),
    filtro.plan === undefined ? undefined : sql`p.nro_plan = ${filtro.plan}`,
    filtro.estado === '' ? undefined : sql`p.estado = ${filtro.estado}`,
    deContribuyente(p, filtro.contribuyente),
    deQuien &&
      esDelContribuyente(
        { tipo: sql`p.tipo`, imponible: sql`p.imponible`, recurso: sql`p.recurso` },
        deQuien,
      ),
    filtro.abogado === ''
      ? undefined
      : sql`p.nro_plan in (
          select d.nro_plan from deuda d
          where d.legal = ${filtro.abogado} and d.nro_plan is not null)`,
  ])
  const nombre = pagina.orden === 'contribuyente' ? titularDe(p) : sql`null::text`
  const { rows, total } = await selectPage<FilaDePlan>(
    db,
    {
      filas: sql`select p.*, ${nombre} as apynom from plan_pago p where ${donde}`,
      orden: ordenDe(pagina),
      detalle: sql`
        select p.n, p.nro_plan, p.tipo, p.imponible, p.recurso, p.plan_tipo, p.fecha, p.estado,
          ${titularDe(p)} as apynom, c.cuotas, c.total,
          (select string_agg(distinct nullif(d.legal, ''), ', ')
            from deuda d where d.nro_plan = p.nro_plan) as legal
        from p cross join lateral (
          select count(*)::integer as cuotas, sum(q.monto)::bigint as total
          from plan_cuota q where q.nro_plan = p.nro_plan
        ) c`,
    },
    pagina,
  )
  return { rows: rows.map(toPlan), total }
}

interface FilaDeCuota {
  readonly cuota: number
  readonly monto_capital: Centavos
  readonly monto_interes: Centavos
  readonly monto: Centavos
  readonly fecha_vto: Fecha
  readonly int_cobranza: Centavos
  readonly fecha_cobranza: Fecha | null
  readonly tipo_comprob: string
  readonly nro_comprob: string
}

const toCuota = (fila: FilaDeCuota): CuotaDelServicio => ({
  CUOTA: fila.cuota,
  MONTO_CAPITAL: wireAmount(fila.monto_capital),
  MONTO_INTERES: wireAmount(fila.monto_interes),
  MONTO: wireAmount(fila.monto),
  FECHA_VTO: fila.fecha_vto,
  INT_COBRANZA: wireAmount(fila.int_cobranza),
  FECHA_COBRANZA: fila.fecha_cobranza,
  TIPO_COMPROB: fila.tipo_comprob,
  NRO_COMPROB: fila.nro_comprob,
})

export const findEstadoDePlan = async (
  db: Queryable,
  plan: number,
): Promise<{ estado: string; cuotas: CuotaDelServicio[] } | null> => {
  const { rows } = await db.execute<{ estado: string; cuotas: FilaDeCuota[] }>(sql`
    select p.estado, coalesce((
      select json_agg(q order by q.cuota) from plan_cuota q where q.nro_plan = p.nro_plan
    ), '[]'::json) as cuotas
    from plan_pago p where p.nro_plan = ${plan}`)
  const [row] = rows
  return row === undefined ? null : { estado: row.estado, cuotas: row.cuotas.map(toCuota) }
}
