import type { FormatoDePartida, PartidasSinForma } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export const patronDePartida = (formato: FormatoDePartida): string =>
  `^${formato.replaceAll('.', '[.]').replaceAll('0', '[0-9]')}$`

const MOSTRADAS = 3

/**
 * Counts the properties whose partida does not match the format. A search by partida does not find these properties.
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
