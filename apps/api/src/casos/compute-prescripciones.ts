import {
  buildResumenDePrescripcion,
  createFinDePeriodo,
  type Fecha,
  type ResumenDePrescripcion,
  reglasDePrescripcion,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { AlcanceDePrescripcion } from './caso-prescripcion-table.ts'
import { findCausas } from './causas-de-prescripcion.ts'
import { type ClaveDeCaso, unnestCasos } from './clave-de-caso.ts'

export interface PrescripcionComputada extends ClaveDeCaso, ResumenDePrescripcion {
  readonly alcance: AlcanceDePrescripcion
}

/**
 * Case with its unpaid tax periods. Each of the four arrays has one value for each tax period, in the same order. One
 * array of objects would take twice as long to read.
 */
interface CasoConImpagos extends ClaveDeCaso, Record<string, unknown> {
  /**
   * True when the lawyer in charge of the case has some of its unpaid tax periods. The case then gets a second summary,
   * without the periods of other lawyers.
   */
  readonly conAbogado: boolean
  readonly anios: readonly number[]
  readonly cuotas: readonly number[]
  readonly vencimientos: readonly Fecha[]
  /** True for a tax period that is assigned to a lawyer who is not in charge of the case. */
  readonly ajenos: readonly boolean[]
}

const findImpagos = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<CasoConImpagos[]> => {
  const { rows } = await db.execute<CasoConImpagos>(sql`
    select c.tipo, c.imponible, c.recurso, bool_or(d.legal <> '' and d.legal = c.abogado) as "conAbogado",
      json_agg(d.anio) as anios, json_agg(d.cuota) as cuotas, json_agg(d.vencimiento) as vencimientos,
      json_agg(d.legal <> '' and d.legal <> c.abogado) as ajenos
    from ${unnestCasos(claves)}
    join caso c on (c.tipo, c.imponible, c.recurso) = (k.tipo, k.imponible, k.recurso)
    join deuda d on (d.tipo, d.imponible, d.recurso) = (k.tipo, k.imponible, k.recurso)
    where d.cancelada is null and d.total > 0
    group by c.tipo, c.imponible, c.recurso`)
  return rows
}

/**
 * Computes on which days the unpaid tax periods of the given cases prescribe. A credit of the taxpayer does not
 * prescribe.
 */
export const computePrescripciones = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<PrescripcionComputada[]> => {
  const casos = await findImpagos(db, claves)
  if (casos.length === 0) return []
  const finDe = createFinDePeriodo(reglasDePrescripcion(await listParametros(db)))
  const causasDe = await findCausas(db, casos)
  // The fields of the case are listed one by one, because objects made with `...resto` take several times the memory.
  return casos.flatMap((caso) => {
    const { tipo, imponible, recurso, anios, cuotas } = caso
    const causasDePeriodo = causasDe(caso)
    const fines = caso.vencimientos.map((vencimiento, i) => {
      const [anio, cuota] = [anios[i] ?? 0, cuotas[i] ?? 0]
      const causas = causasDePeriodo({ anio, cuota, vencimiento })
      return finDe({ anio, cuota, vencimiento, causas })
    })
    const summarize = (alcance: AlcanceDePrescripcion, suyos: typeof fines) => {
      const resumen = buildResumenDePrescripcion(suyos)
      return resumen === null ? [] : [{ tipo, imponible, recurso, alcance, ...resumen }]
    }
    const deTodos = summarize('todos', fines)
    if (!caso.conAbogado) return deTodos
    const suyos = fines.filter((_, i) => caso.ajenos[i] === false)
    return [...deTodos, ...summarize('abogado', suyos)]
  })
}
