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

interface CasoConImpagos extends ClaveDeCaso, Record<string, unknown> {
  /** Whether the lawyer in charge of the case collects some of the periods, and so sees all the acts of the case. */
  readonly conAbogado: boolean
  readonly periodos: readonly {
    readonly anio: number
    readonly cuota: number
    readonly vencimiento: Fecha
    /** Whether another lawyer than the one in charge of the case collects the period. */
    readonly ajeno: boolean
  }[]
}

const findImpagos = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
): Promise<CasoConImpagos[]> => {
  const { rows } = await db.execute<CasoConImpagos>(sql`
    select c.tipo, c.imponible, c.recurso, bool_or(d.legal <> '' and d.legal = c.abogado) as "conAbogado",
      json_agg(json_build_object('anio', d.anio, 'cuota', d.cuota, 'vencimiento', d.vencimiento,
        'ajeno', d.legal <> '' and d.legal <> c.abogado)) as periodos
    from ${unnestCasos(claves)}
    join caso c on (c.tipo, c.imponible, c.recurso) = (k.tipo, k.imponible, k.recurso)
    join deuda d on (d.tipo, d.imponible, d.recurso) = (k.tipo, k.imponible, k.recurso)
    where d.cancelada is null and d.total > 0
    group by c.tipo, c.imponible, c.recurso`)
  return rows
}

/**
 * Computes on which days the unpaid tax periods of some stored cases prescribe, with three queries. A credit does not
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
  return casos.flatMap(({ tipo, imponible, recurso, conAbogado, periodos }) => {
    const clave = { tipo, imponible, recurso }
    const fines = periodos.map(({ ajeno, ...periodo }) => ({
      ajeno,
      ...finDe({ ...periodo, causas: causasDe(clave, periodo) }),
    }))
    const summarize = (alcance: AlcanceDePrescripcion, suyos: typeof fines) => {
      const resumen = buildResumenDePrescripcion(suyos)
      return resumen === null ? [] : [{ ...clave, alcance, ...resumen }]
    }
    return [
      ...summarize('todos', fines),
      ...(conAbogado
        ? summarize(
            'abogado',
            fines.filter(({ ajeno }) => !ajeno),
          )
        : []),
    ]
  })
}
