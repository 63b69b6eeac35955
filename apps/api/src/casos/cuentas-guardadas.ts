import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db, Queryable } from '../platform/db/queryable.ts'

/** Value read from the database, with the version of the cases (`VERSION_DE_CASOS`) at the moment of the reading. */
export interface Versionado<T> {
  readonly version: number
  readonly valor: T
}

/**
 * SQL for the version of the cases: the number of changes of cases until now. Read the version together with the value
 * that depends on the cases, in one statement or snapshot. No change then falls in between.
 */
export const VERSION_DE_CASOS: SQL = sql`(select coalesce(sum(cambios), 0)::bigint from caso_cambio)`

export const readVersionDeCasos = async (db: Queryable): Promise<Versionado<null>> => {
  const { rows } = await db.execute<{ version: number }>(sql`select ${VERSION_DE_CASOS} as version`)
  return { version: rows[0]?.version ?? 0, valor: null }
}

export const readVersionado = <T>(
  db: Db,
  read: (tx: Queryable) => Promise<T>,
): Promise<Versionado<T>> =>
  db.transaction(
    async (tx) => {
      const { version } = await readVersionDeCasos(tx)
      return { version, valor: await read(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Maximum number of cached counts. Without a maximum the cache would grow with each combination of filters. */
const CUANTAS = 500
/**
 * Maximum number of attempts to read a count of cases and then a value that depends on it. An attempt fails when a case
 * changes between the two readings.
 */
const INTENTOS = 3

/**
 * Creates a cache of counts of cases. A cached count stays valid until any case changes. Simultaneous requests for the
 * same count share one query.
 */
export const createCuentasGuardadas = () => {
  const guardadas = new LRUCache<string, Promise<Versionado<unknown>>>({ max: CUANTAS })
  const tamanos = new LRUCache<string, number>({ max: CUANTAS })
  let aciertos = 0
  let fallos = 0

  const find = <T>(clave: string): Promise<Versionado<T>> | undefined =>
    guardadas.get(clave) as Promise<Versionado<T>> | undefined

  const forget = (clave: string, guardada: Promise<unknown>): void => {
    if (guardadas.peek(clave) === guardada) guardadas.delete(clave)
  }

  const keep = <T>(clave: string, count: () => Promise<Versionado<T>>): Promise<Versionado<T>> => {
    fallos += 1
    const nueva = count()
    guardadas.set(clave, nueva)
    nueva.catch(() => forget(clave, nueva))
    return nueva
  }

  return {
    readUso: () => ({ aciertos, fallos }),

    /**
     * Returns the greatest number of cases that any count has found for a lawyer. Use this number only to choose a
     * query, never as part of an answer.
     */
    sizeOf: (abogado: string): number => tamanos.get(abogado) ?? 0,
    noteSize: (abogado: string, tamano: number): void => {
      tamanos.set(abogado, Math.max(tamano, tamanos.get(abogado) ?? 0))
    },

    read: async <T>(
      clave: string,
      count: () => Promise<Versionado<T>>,
      readVersion: () => Promise<Versionado<null>>,
    ): Promise<T> => {
      const guardada = find<T>(clave)
      if (guardada !== undefined) {
        const { version, valor } = await guardada
        if (version === (await readVersion()).version) {
          aciertos += 1
          return valor
        }
        forget(clave, guardada)
      }
      return (await (find<T>(clave) ?? keep(clave, count))).valor
    },

    /**
     * Reads a count of cases, and then a value that depends on the count. When a case changed in between, reads the
     * count and the value again.
     *
     * @returns undefined when cases change too often. The caller must then read the count and the value in one
     * statement
     */
    readWith: async <T, R>(
      clave: string,
      count: () => Promise<Versionado<T>>,
      read: (cuenta: T) => Promise<Versionado<R>>,
    ): Promise<{ readonly cuenta: T; readonly valor: R } | undefined> => {
      for (let intento = 0; intento < INTENTOS; intento += 1) {
        const hallada = find<T>(clave)
        const guardada = hallada ?? keep(clave, count)
        const cuenta = await guardada
        const { version, valor } = await read(cuenta.valor)
        if (version === cuenta.version) {
          if (hallada !== undefined) aciertos += 1
          return { cuenta: cuenta.valor, valor }
        }
        forget(clave, guardada)
      }
      return undefined
    },
  }
}

export type CuentasGuardadas = ReturnType<typeof createCuentasGuardadas>

declare module '../platform/services.ts' {
  interface Services {
    readonly cuentasGuardadas: CuentasGuardadas
  }
}
