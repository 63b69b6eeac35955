import { type Fecha, isEnVigor, type PeriodoEnConvenio } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'

/**
 * `periodos` has the tax periods to look for, each as year × 1000 + instalment: 2026003 is instalment 3 of 2026. Null
 * looks for all the periods.
 */
export interface DeudaBuscada extends ClaveImponible {
  readonly fila: number
  readonly periodos: readonly number[] | null
}

export interface PeriodoRetenido extends PeriodoEnConvenio {
  readonly fila: number
}

interface Hallado extends PeriodoRetenido {
  readonly activo: boolean
  readonly confirmado: Fecha | null
  readonly retirado: boolean
}

/**
 * Finds the tax periods of the given debts that belong to an agreement in force (D165). One query serves all the rows
 * of a workbook.
 */
export const findEnConvenio = async (
  db: Queryable,
  tipo: TipoImponible,
  deudas: readonly DeudaBuscada[],
): Promise<readonly PeriodoRetenido[]> => {
  const buscadas = deudas.flatMap(({ fila, imponible, recurso, periodos }) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? [] : [{ fila, imponible: numero, recurso, periodos }]
  })
  if (buscadas.length === 0) return []
  const { rows } = await db.execute<Hallado & Record<string, unknown>>(sql`
    select r.fila, q.anio, q.cuota, c.convenio, c.activo, c.fc_confirma::text as confirmado, t.suelta as retirado
    from jsonb_to_recordset(${JSON.stringify(buscadas)}::jsonb)
      as r(fila int, imponible int, recurso text, periodos int[])
    join convenio_cuota q on q.tipo = ${tipo} and q.imponible = r.imponible and q.recurso = r.recurso
      and q.activo and (r.periodos is null or q.anio * 1000 + q.cuota = any(r.periodos))
    join convenio c on c.id = q.convenio_id
    join convenio_plan p on p.convenio_id = q.convenio_id and p.tipo = q.tipo
      and p.imponible = q.imponible and p.recurso = q.recurso
    join tipo_retiro t on t.id = p.estado_retiro
    order by r.fila, c.convenio, q.anio, q.cuota`)
  return rows
    .filter(isEnVigor)
    .map(({ fila, anio, cuota, convenio }) => ({ fila, anio, cuota, convenio }))
}
