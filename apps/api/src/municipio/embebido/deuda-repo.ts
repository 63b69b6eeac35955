import type { LineaDeDeudaCC } from '@apremia/api-client'
import { centavos, type Fecha, wireAmount } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { findLiquidadoAl, LIQUIDADO_PROPIO } from '../../padron/liquidado-al.ts'
import { OCUPANTE } from '../../padron/vinculo-table.ts'
import type { TipoImponible } from '../../platform/db/columnas.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { numeroDe } from '../../platform/numero-de-imponible.ts'
import type { ClaveDeDeuda, DeudaDelMunicipio } from '../deuda-proveedor.ts'

interface Fila {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha
  readonly capital: number
  readonly interes: number
  readonly total: number
  readonly estado: string
  readonly situacion: string
  readonly detalle: string
  readonly legal: string
  readonly nro_plan: number | null
  readonly liquidado: Fecha | null
}

const toLinea = (fila: Fila): LineaDeDeudaCC => ({
  ANIO: fila.anio,
  CUOTA: fila.cuota,
  VENCIMIENTO: fila.vencimiento,
  CAPITAL: wireAmount(centavos(fila.capital)),
  INTERES: wireAmount(centavos(fila.interes)),
  TOTAL: wireAmount(centavos(fila.total)),
  ESTADO: fila.estado,
  SITUACION: fila.situacion,
  DETALLE_SITUACION: fila.detalle,
  LEGAL: fila.legal,
  NRO_PLAN: fila.nro_plan,
})

/**
 * Finds the debt of a property or business by its number and tax. The tax tells whether the number is of a property or
 * of a business, because no tax is for both.
 */
export const findDeudaCC = async (
  db: Queryable,
  { imponible, recurso }: ClaveDeDeuda,
  hoy: Fecha,
): Promise<DeudaDelMunicipio | null> => {
  const numero = numeroDe(imponible)
  if (numero === undefined) return null
  const { rows } = await db.execute<{
    tipo: TipoImponible
    contribuyente: string[]
    lineas: Fila[]
  }>(sql`
    select ir.tipo,
      coalesce((
        select json_agg(c.apynom order by v.orden)
        from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
        where v.tipo = ir.tipo and v.imponible = ir.imponible and v.vinculo_desc <> ${OCUPANTE}
      ), '[]'::json) as contribuyente,
      coalesce((
        select json_agg(l order by l.anio, l.cuota) from (
          select d.anio, d.cuota, d.vencimiento, d.capital, d.interes, d.total, d.estado,
            d.situacion, s.detalle, d.legal, d.nro_plan, ${LIQUIDADO_PROPIO} as liquidado
          from deuda d join situacion s on s.codigo = d.situacion
          where d.tipo = ir.tipo and d.imponible = ir.imponible and d.recurso = ir.recurso
            and d.estado <> 'CANCELADA'
        ) l
      ), '[]'::json) as lineas
    from imponible_recurso ir join recurso r on r.codigo = ir.recurso and r.tipo = ir.tipo
    where ir.imponible = ${numero} and ir.recurso = ${recurso}`)
  const [row] = rows
  if (row === undefined) return null
  const lineas = row.lineas.map(toLinea)
  const deTodo = await findLiquidadoAl(db, hoy)
  const dias = row.lineas.map(({ liquidado }) => liquidado ?? deTodo)
  const liquidadoAl = dias.reduce((a, b) => (a < b ? a : b), dias[0] ?? deTodo)
  const planes = new Set(lineas.flatMap(({ NRO_PLAN }) => NRO_PLAN ?? []))
  return {
    lineas,
    planpago: [...planes].map((NRO_PLAN) => ({ NRO_PLAN, RECURSO: recurso })),
    contribuyente: row.contribuyente.map((APYNOM) => ({ APYNOM })),
    ...{
      liquidadoAl,
      liquidados: new Map(
        row.lineas.map(({ anio, cuota }, i) => [`${anio}/${cuota}`, dias[i] ?? liquidadoAl]),
      ),
    },
  }
}
