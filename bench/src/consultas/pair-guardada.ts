import type { Row } from '../row.ts'

/**
 * Returns one report row for the time with the cache and one for the time without it. `ratio` is the time without the
 * cache divided by the time with the cache.
 */
export const pairGuardada = (name: string, con: number, sin: number): Row[] => [
  { name: `${name}, guardada`, value: con, unit: 'ms' },
  { name: `${name}, sin guardar`, value: sin, unit: 'ms', ratio: sin / con, against: 'guardada' },
]
