import { sql } from 'drizzle-orm'
import { numeroDe } from '../platform/numero-de-imponible.ts'

export interface ClaveImponible {
  readonly imponible: string
  readonly recurso: string
}

export const claveDeImponible = ({ imponible, recurso }: ClaveImponible): string =>
  `${Number(imponible)}_${recurso}`

/**
 * Returns the numbers of the properties or businesses in the keys, each number once, as an array for a single query
 * parameter.
 */
export const numerosDe = (claves: readonly ClaveImponible[]): number[] => [
  ...new Set(claves.flatMap(({ imponible }) => numeroDe(imponible) ?? [])),
]

/** SQL for a table `k(imponible, recurso)` with the given keys, each key once. */
export const unnestClaves = (claves: readonly ClaveImponible[]) => {
  const distintas = new Map(
    claves.flatMap((clave) => {
      const numero = numeroDe(clave.imponible)
      return numero === undefined
        ? []
        : [[claveDeImponible(clave), [numero, clave.recurso]] as const]
    }),
  )
  const numeros = sql.param([...distintas.values()].map(([numero]) => numero))
  const recursos = sql.param([...distintas.values()].map(([, recurso]) => recurso))
  return sql`unnest(${numeros}::integer[], ${recursos}::text[]) as k(imponible, recurso)`
}
