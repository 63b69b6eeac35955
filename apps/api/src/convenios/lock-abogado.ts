import { interpolar, type Motivo, type PlanDeImponible, type Recurso, textos } from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { deuda } from '../padron/deuda-table.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

const { seleccion } = textos.convenios

const DE_BAJA = 'convenio.abogado-de-baja'

const deBaja = (codexterno: string): Motivo => ({
  codigo: DE_BAJA,
  campo: 'abogado',
  mensaje: interpolar(seleccion.abogadoDeBaja, { abogado: codexterno }),
})

export const checkEnActividad = async (db: Queryable, codexterno: string): Promise<Motivo[]> => {
  const [row] = await db
    .select({ baja: abogado.baja })
    .from(abogado)
    .where(eq(abogado.codexterno, codexterno))
  return row?.baja ? [deBaja(codexterno)] : []
}

/**
 * Locks a lawyer until the transaction ends. A simultaneous request that marks the lawyer as having left (`baja`), or
 * reassigns cases, waits and then finds the new agreement (D22). Call this function before locking any agreement.
 *
 * @throws AppError 409 when the lawyer has left
 */
export const lockAbogado = async (tx: Tx, codexterno: string): Promise<void> => {
  const [row] = await tx
    .select({ baja: abogado.baja })
    .from(abogado)
    .where(eq(abogado.codexterno, codexterno))
    .for('share')
  if (row?.baja) throw camposRechazados(409, 'abogado-de-baja', [deBaja(codexterno)])
}

/**
 * Refuses with 409 when a tax period of the agreement passed to another lawyer after the request read the agreement.
 * Notices only reassignments in this database, not those that the municipality's own service makes.
 */
export const assertMismasManos = async (
  tx: Tx,
  clase: Recurso['clase'],
  planes: readonly PlanDeImponible[],
): Promise<void> => {
  const periodos = planes.flatMap((plan) => plan.periodos)
  const column = <T>(of: (periodo: (typeof periodos)[number]) => T) => sql.param(periodos.map(of))
  const { rows } = await tx.execute(sql`
    select 1 from unnest(
      ${column(({ imponible }) => Number(imponible))}::integer[],
      ${column(({ recurso }) => recurso)}::text[],
      ${column(({ anio }) => anio)}::integer[],
      ${column(({ cuota }) => cuota)}::integer[],
      ${column(({ legal }) => legal)}::text[]
    ) as p(imponible, recurso, anio, cuota, legal)
    join ${deuda} d on d.tipo = ${clase === 'comercio' ? 'C' : 'I'} and d.imponible = p.imponible
      and d.recurso = p.recurso and d.anio = p.anio and d.cuota = p.cuota
    where d.legal <> p.legal limit 1`)
  if (rows.length === 0) return
  const motivo = { codigo: 'convenio.cambio-de-manos', campo: 'cuotas_plan' }
  throw camposRechazados(409, 'cambio-la-deuda', [{ ...motivo, mensaje: seleccion.cambioDeManos }])
}
