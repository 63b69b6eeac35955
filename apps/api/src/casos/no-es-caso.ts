import { interpolar, legalesDe, puedeVer, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { type AppError, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'

/**
 * Builds the 404 error of a property or business that has no case. When the person may see unpaid debt of that property
 * or business, the error also says how the debt becomes a case.
 */
export const noEsCaso = async (
  db: Queryable,
  sesion: Sesion,
  { tipo, imponible, recurso }: ClaveDeCaso,
): Promise<AppError> => {
  const { rows } = await db.execute<{ legal: string; n: number }>(sql`
    select d.legal, count(*)::integer as n from deuda d
    where (d.tipo, d.imponible, d.recurso) = (${tipo}, ${imponible}, ${recurso}) and d.estado <> 'CANCELADA'
    group by d.legal`)
  const n = rows.reduce((suma, fila) => suma + fila.n, 0)
  const legales = rows.flatMap(({ legal }) => legalesDe(legal))
  if (n === 0 || !puedeVer(sesion, legales)) return notFound(textos.casos.noExiste)
  const { uno, varios } = textos.casos.conDeudaSinSituacion
  const nombre = `${imponible} ${recurso}`
  return notFound(n === 1 ? interpolar(uno, { nombre }) : interpolar(varios, { nombre, n }))
}
