import {
  type ActuacionDeCaso,
  decideEsperas,
  type EsperasDeMedida,
  type Fecha,
  TIPOS_DE_MEDIDA,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type ClaveDeCaso, unnestCasos } from './clave-de-caso.ts'
import {
  DATOS_DE_MEDIDA,
  type DatosDeMedida,
  TIPOS_CON_MEDIDA,
  toMedida,
} from './medida-de-actuacion.ts'

export interface EsperaDeCaso extends ClaveDeCaso {
  readonly clase: keyof EsperasDeMedida
  readonly hasta: Fecha
}

interface Fila extends ClaveDeCaso, Record<string, unknown> {
  readonly actuaciones: readonly (Pick<ActuacionDeCaso, 'id' | 'fecha'> & {
    readonly tp_id: number
    readonly gp_id: number
    readonly datos: DatosDeMedida | null
  })[]
}

const MEDIDAS = sql.raw(TIPOS_DE_MEDIDA.join(', '))

/**
 * SQL condition for the legal actions about a precautionary measure that may still wait for an answer. A lawyer
 * requested the measure from the judge, or a bank received the order. No answer is recorded.
 */
const ABIERTA = sql`(x.dato ->> 'pedidomedida' is not null
    and coalesce(x.dato ->> 'resuelvemedida', x.dato ->> 'oficio', x.dato ->> 'inscripcion') is null
  or x.dato ->> 'recibeoficio' is not null and x.dato ->> 'respondeoficio' is null)`

const DEL_CASO = sql.raw('(x.tipo, x.imponible, x.recurso) = (k.tipo, k.imponible, k.recurso)')

/**
 * Finds the answers about precautionary measures that cases wait for (`decideEsperas`). The deadlines depend on the
 * calendar of non-working days, so they are computed here and not stored. '' in `abogado` reads the cases of all
 * lawyers.
 */
export const findEsperas = async (
  db: Queryable,
  de: { readonly abogado: string } | { readonly claves: readonly ClaveDeCaso[] },
  hoy: Fecha,
): Promise<EsperaDeCaso[]> => {
  const casos: SQL =
    'claves' in de
      ? unnestCasos(de.claves)
      : sql`(select tipo, imponible, recurso from caso
          where ${de.abogado === '' ? sql`true` : sql`abogado = ${de.abogado}`}) k`
  const { rows } = await db.execute<Fila>(sql`
    with abiertos as materialized (
      select distinct k.tipo, k.imponible, k.recurso from ${casos} join actuacion x on ${DEL_CASO}
      where x.vigente and x.tp_id in (${MEDIDAS}) and ${ABIERTA}
    )
    select k.tipo, k.imponible, k.recurso, (
      select json_agg(json_build_object('id', x.id, 'fecha', x.fecha, 'tp_id', x.tp_id, 'gp_id', x.gp_id,
        'datos', ${sql.raw(DATOS_DE_MEDIDA)}))
      from actuacion x where ${DEL_CASO} and x.vigente and x.tp_id in (${sql.raw(TIPOS_CON_MEDIDA)})) as actuaciones
    from abiertos k`)
  if (rows.length === 0) return []
  const calendario = await loadCalendarioHabil(db)
  return rows.flatMap(({ tipo, imponible, recurso, actuaciones }) => {
    const esperas = decideEsperas(
      actuaciones.map(({ tp_id: tpId, gp_id: gpId, id, fecha, datos }) => ({
        ...{ id, fecha, tpId, gpId, etapa: '', tiempo: null, vigente: true },
        ...toMedida(tpId, datos),
      })),
      calendario,
      hoy,
    )
    return (['resolucion', 'banco'] as const).flatMap((clase): EsperaDeCaso[] => {
      const hasta = esperas[clase].valor?.hasta
      return hasta === undefined ? [] : [{ tipo, imponible, recurso, clase, hasta }]
    })
  })
}
