import type { FormatoDePartida, PartidasSinForma } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/** Returns a PostgreSQL regular expression that matches the partidas written in the given format. */
export const patronDePartida = (formato: FormatoDePartida): string =>
  `^${formato.replaceAll('.', '[.]').replaceAll('0', '[0-9]')}$`

/** Number of partidas that are shown as examples. */
const MOSTRADAS = 3

/**
 * Counts the properties of the register whose partida is not written in the given format, and returns the first
 * partidas as examples. A search by partida would miss these properties.
 */
export const findPartidasSinForma = async (
  db: Queryable,
  formato: FormatoDePartida,
): Promise<PartidasSinForma> => {
  const sinForma = sql`par_provincial !~ ${patronDePartida(formato)}`
  const { rows } = await db.execute<{ n: number; total: number; primeras: string[] | null }>(sql`
    select count(*) filter (where ${sinForma})::int as n, count(par_provincial)::int as total,
      array(select par_provincial from inmueble where ${sinForma}
        order by nro_inmueble limit ${MOSTRADAS}) as primeras
    from inmueble`)
  const { n = 0, total = 0, primeras } = rows[0] ?? {}
  return { n, total, primeras: primeras ?? [] }
}
