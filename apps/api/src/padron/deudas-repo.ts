import type { Fecha, PeriodoConDeuda } from '@apremia/core'
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type ClaveImponible, claveDeImponible, unnestClaves } from './clave-imponible.ts'
import { deuda } from './deuda-table.ts'

export interface PeriodoDeuda extends PeriodoConDeuda {
  readonly situacion: string
}

/**
 * Finds the open debt (pending or in a payment plan) of each key ({@link claveDe}) in one query, sorted by year and
 * instalment. A key without open debt is not in the map. `hasta` is the last due day to include.
 */
export const findDeudas = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  { hasta }: { readonly hasta?: Fecha } = {},
): Promise<Map<string, PeriodoDeuda[]>> => {
  const rows = await db
    .select({
      imponible: deuda.imponible,
      recurso: deuda.recurso,
      anio: deuda.anio,
      cuota: deuda.cuota,
      vencimiento: deuda.vencimiento,
      capital: deuda.capital,
      interes: deuda.interes,
      total: deuda.total,
      estado: deuda.estado,
      situacion: deuda.situacion,
      legal: deuda.legal,
    })
    .from(deuda)
    .innerJoin(
      unnestClaves(claves),
      sql`${deuda.imponible} = k.imponible and ${deuda.recurso} = k.recurso`,
    )
    .where(
      and(
        eq(deuda.tipo, tipo),
        ne(deuda.estado, 'CANCELADA'),
        hasta === undefined ? undefined : lte(deuda.vencimiento, hasta),
      ),
    )
    .orderBy(asc(deuda.imponible), asc(deuda.recurso), asc(deuda.anio), asc(deuda.cuota))
  const found = new Map<string, PeriodoDeuda[]>()
  for (const { imponible, recurso, estado, ...periodo } of rows) {
    const clave = claveDeImponible({ imponible: String(imponible), recurso })
    const periodos = found.get(clave) ?? []
    periodos.push({ ...periodo, enPlan: estado === 'EN PLAN' })
    found.set(clave, periodos)
  }
  return found
}
