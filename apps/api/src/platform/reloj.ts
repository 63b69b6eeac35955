import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from './db/queryable.ts'

/** Milliseconds that the clock of the process may differ from the clock of the database without a warning. */
const TOLERANCIA_MS = 5_000

export const measureReloj = async (db: Queryable, ahora: () => Date): Promise<number> => {
  const antes = ahora().getTime()
  const { rows } = await db.execute<{ base: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as base`,
  )
  // The process reads its clock before and after the query that reads the clock of the database. The mean of the two
  // readings is compared with the clock of the database.
  return (antes + ahora().getTime()) / 2 - Number(rows[0]?.base)
}

export const describeReloj = (adelanto: number): string[] => {
  if (Math.abs(adelanto) <= TOLERANCIA_MS) return []
  const { adelantado, atrasado } = textos.reloj
  const segundos = String(Math.round(Math.abs(adelanto) / 1000))
  return [interpolar(adelanto > 0 ? adelantado : atrasado, { segundos })]
}
