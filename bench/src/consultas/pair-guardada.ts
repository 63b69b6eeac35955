import type { Row } from '../row.ts'

/**
 * Returns the two report rows of a query: its time with the cache (`con`) and without the cache (`sin`). `ratio` is the
 * time without the cache divided by the time with the cache.
 */
export const pairGuardada = (name: string, con: number, sin: number): Row[] => [
  { name: `${name}, guardada`, value: con, unit: 'ms' },
  { name: `${name}, sin guardar`, value: sin, unit: 'ms', ratio: sin / con, against: 'guardada' },
]
