import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from './db/queryable.ts'

/** Milliseconds that the clock of a process may differ from the database's without a warning. */
const TOLERANCIA_MS = 5_000

/** Measures how far the clock of this process is ahead of the database's, in milliseconds. */
export const measureReloj = async (db: Queryable, ahora: () => Date): Promise<number> => {
  const antes = ahora().getTime()
  const { rows } = await db.execute<{ base: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as base`,
  )
  // The database read its clock somewhere between both.
  return (antes + ahora().getTime()) / 2 - Number(rows[0]?.base)
}

/** Builds the warning about a clock that is off; the list is empty when the clock is right. */
export const describeReloj = (adelanto: number): string[] => {
  if (Math.abs(adelanto) <= TOLERANCIA_MS) return []
  const { adelantado, atrasado } = textos.reloj
  const segundos = String(Math.round(Math.abs(adelanto) / 1000))
  return [interpolar(adelanto > 0 ? adelantado : atrasado, { segundos })]
}
