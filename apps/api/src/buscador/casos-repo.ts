import type { Contract, ReplyOf } from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import { CLAVE, type ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { esDelAbogado } from '../casos/es-del-abogado.ts'
import type { MiradaPropia } from '../mesas/casos-de-mesa.ts'
import { findCasosPorClave } from '../mesas/find-casos-por-clave.ts'
import { whereAll } from '../municipio/embebido/listados-select-page.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'
import type { LoBuscado } from './actos-repo.ts'
import { LIMITE } from './primeras.ts'

type Hallazgos = ReplyOf<Contract['searchBuscador']>
export type CasoHallado = Hallazgos['casos'][number]

const CASO = {
  ...{ tipo: sql`caso.tipo`, imponible: sql`caso.imponible`, recurso: sql`caso.recurso` },
  abogado: sql`caso.abogado`,
}

/**
 * Finds cases from the text that a person typed. A number finds the cases of the property or business with that number.
 * A number with a tax finds one case.
 */
export const findClavesDeCasos = async (
  db: Queryable,
  { buscado, abogado }: LoBuscado,
): Promise<ClaveDeCaso[]> => {
  const { caso } = buscado
  const numero = numeroDe(caso?.imponible ?? buscado.numero ?? '')
  if (numero === undefined) return []
  const { rows } = await db.execute<ClaveDeCaso & Record<string, unknown>>(sql`
    select ${CLAVE} from caso where ${whereAll([
      sql`caso.imponible = ${numero}`,
      caso === undefined ? undefined : sql`caso.recurso = ${caso.recurso}`,
      caso?.clase === undefined
        ? undefined
        : sql`caso.tipo = ${caso.clase === 'comercio' ? 'C' : 'I'}`,
      esDelAbogado(CASO, abogado),
    ])}
    order by tipo desc, recurso limit ${LIMITE}`)
  return rows
}

export const describeCasos = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
  mirada: MiradaPropia,
): Promise<(clave: ClaveDeCaso) => CasoHallado | undefined> => {
  const casoDe = await findCasosPorClave(db, claves, mirada)
  return (clave) => {
    const caso = casoDe(clave)
    if (caso === undefined) return undefined
    const { tipo, imponible, recurso, contribuyente, mesa, plazo, monto } = caso
    return {
      ...{ tipo, imponible, recurso, contribuyente, mesa, plazo, monto },
      // Shows a lawyer the lawyer's own code, even when another lawyer is in charge of the case. Lawyers must not learn
      // each other's codes.
      abogado: mirada.propio || caso.abogado,
      radicado: caso.radicacion !== null,
      saldado: caso.saldada !== null,
    }
  }
}
