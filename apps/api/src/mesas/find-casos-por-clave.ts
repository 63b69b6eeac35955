import type { Contract, ReplyOf } from '@apremia/api-client'
import { type ClaveDeCaso, writeClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type MiradaPropia, toCasoDeMesa } from './casos-de-mesa.ts'
import { findCasosDeMesa } from './mesas-repo.ts'

type CasoDeMesa = ReplyOf<Contract['pageMesa']>[number]

/**
 * Loads cases with the data that the work lists show, such as the amount and the deadline. Runs one statement for each
 * work list. Returns a function that finds a case by its key.
 */
export const findCasosPorClave = async (
  db: Queryable,
  claves: readonly ClaveDeCaso[],
  mirada: MiradaPropia,
): Promise<(clave: ClaveDeCaso) => CasoDeMesa | undefined> => {
  if (claves.length === 0) return () => undefined
  const porMesa = await Promise.all(
    (['judicial', 'extrajudicial'] as const).map(async (mesa) => {
      const filas = await findCasosDeMesa(db, mesa, mirada, claves)
      return filas.filter((fila) => fila.mesa === mesa)
    }),
  )
  const casos = new Map(
    porMesa
      .flat()
      .map((fila) => [writeClaveDeCaso(fila), toCasoDeMesa(fila, mirada, new Map())] as const),
  )
  return (clave) => casos.get(writeClaveDeCaso(clave))
}
