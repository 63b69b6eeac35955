import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { quizasDe } from './falla.ts'
import type { ArchivoPuesto } from './puesta.ts'

const NOMBRADOS = 10

/**
 * Returns a warning about the new lawyers whose row does not say whether they are 'responsables inscriptos' (registered
 * for VAT). The product assumes that they are (D29), so their agreements charge VAT to the debtor.
 */
export const describeSinInscripto = async (tx: Tx, puesto: ArchivoPuesto): Promise<string[]> => {
  const { rows } = await tx.execute<{ n: number; codigo: string }>(sql`
    select count(*) over ()::int as n, f.codexterno as codigo from ${sql.raw(puesto.tabla)} f
    where not f.rechazada and ${sql.raw(quizasDe('INSCRIPTO'))} is null
      and not exists (select from abogado a where a.codexterno = f.codexterno)
    order by f.codexterno limit ${NOMBRADOS}`)
  const [primero] = rows
  if (primero === undefined) return []
  const nombrados = rows.map(({ codigo }) => codigo).join(', ')
  const abogados =
    primero.n > rows.length
      ? interpolar(textos.paquete.carga.yOtros, { nombrados, n: primero.n - rows.length })
      : nombrados
  return [interpolar(textos.paquete.carga.sinInscripto, { abogados })]
}
