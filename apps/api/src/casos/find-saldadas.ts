import type { Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { ClaveDeCaso } from './clave-de-caso.ts'

export interface CasoSaldado extends ClaveDeCaso {
  readonly saldada: Fecha
}

export const findSaldadas = async (
  db: Queryable,
  tipo: ClaveDeCaso['tipo'],
  imponibles: readonly number[],
  abogado: string,
): Promise<CasoSaldado[]> => {
  if (imponibles.length === 0) return []
  const { rows } = await db.execute<Record<string, unknown> & CasoSaldado>(sql`
    select tipo, imponible, recurso, saldada from caso
    where tipo = ${tipo} and imponible = any(${sql.param([...imponibles])}::integer[]) and saldada is not null
      and (${abogado} = '' or abogado = ${abogado})
    order by imponible, recurso`)
  return rows
}
