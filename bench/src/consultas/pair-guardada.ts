import type { Row } from '../row.ts'

/**
 * Returns the two rows of a query in the printed table: its time with the cache (`con`) and without it (`sin`). `ratio`
 * is the time without the cache divided by the time with the cache.
 */
export const pairGuardada = (name: string, con: number, sin: number): Row[] => [
  { name: `${name}, guardada`, value: con, unit: 'ms' },
  { name: `${name}, sin guardar`, value: sin, unit: 'ms', ratio: sin / con, against: 'guardada' },
]
