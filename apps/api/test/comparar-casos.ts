import { sql } from 'drizzle-orm'
import { buildCaso } from '../src/casos/build-caso.ts'
import { caso } from '../src/casos/caso-table.ts'
import type { Db } from '../src/platform/db/queryable.ts'
import type { CasoAlAzar } from './historias-de-caso.ts'

/**
 * Returns at most five cases whose stored state differs from the state that `@apremia/core` computes, with the data to
 * find the cause.
 */
export const differencesOf = async (
  db: Db,
  casos: readonly CasoAlAzar[],
  reglas: Parameters<typeof buildCaso>[2],
) => {
  const numeros = casos.map(({ clave }) => clave.imponible)
  const filas = await db
    .select()
    .from(caso)
    .where(sql`${caso.imponible} between ${numeros.at(0)} and ${numeros.at(-1)}`)
  const guardadas = new Map(filas.map((fila) => [fila.imponible, fila]))
  return casos
    .flatMap(({ clave, conocido }) => {
      const core = buildCaso(clave, conocido, reglas)
      const base = guardadas.get(clave.imponible) ?? null
      const campos = Object.keys({ ...core, ...base }) as (keyof typeof caso.$inferSelect)[]
      const distintos = campos.filter((campo) => core?.[campo] !== base?.[campo])
      return distintos.length === 0
        ? []
        : [
            {
              distintos: distintos.map((campo) => [campo, core?.[campo], base?.[campo]]),
              conocido,
              reglas,
            },
          ]
    })
    .slice(0, 5)
}
