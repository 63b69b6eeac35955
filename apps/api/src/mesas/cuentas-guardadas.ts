import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/** Something read of the cases and, of the same moment, how many times they had changed. */
export interface Versionado<T> {
  readonly version: number
  readonly valor: T
}

/** To be read in the statement it is the version of. */
export const VERSION_DE_CASOS: SQL = sql`(select coalesce(sum(cambios), 0)::bigint from caso_cambio)`

export const readVersionDeCasos = async (db: Queryable): Promise<Versionado<null>> => {
  const { rows } = await db.execute<{ version: number }>(sql`select ${VERSION_DE_CASOS} as version`)
  return { version: rows[0]?.version ?? 0, valor: null }
}

/** Counts kept at a time: there is no end of filters. */
const CUANTAS = 500
/** While cases change between one statement and the next. */
const INTENTOS = 3

/** What was counted of the cases: it counts for nothing once one changed. Who asks for the same waits for one count. */
export const createCuentasGuardadas = () => {
  const guardadas = new Map<string, Promise<Versionado<unknown>>>()

  /** What is asked for goes last: the first is the one to forget. */
  const find = <T>(clave: string): Promise<Versionado<T>> | undefined => {
    const guardada = guardadas.get(clave)
    if (guardada === undefined) return undefined
    guardadas.delete(clave)
    guardadas.set(clave, guardada)
    return guardada as Promise<Versionado<T>>
  }

  const keep = <T>(clave: string, count: () => Promise<Versionado<T>>): Promise<Versionado<T>> => {
    const nueva = count()
    guardadas.delete(clave)
    guardadas.set(clave, nueva)
    const [primera] = guardadas.keys()
    if (guardadas.size > CUANTAS && primera !== undefined) guardadas.delete(primera)
    return nueva
  }

  return {
    /**
     * A count together with what is read knowing it, both of one moment; undefined when cases change too often for
     * that: then they are to be read in one statement.
     */
    readWith: async <T, R>(
      clave: string,
      count: () => Promise<Versionado<T>>,
      read: (cuenta: T) => Promise<Versionado<R>>,
    ): Promise<{ readonly cuenta: T; readonly valor: R } | undefined> => {
      for (let intento = 0; intento < INTENTOS; intento += 1) {
        const guardada = find<T>(clave) ?? keep(clave, count)
        try {
          const cuenta = await guardada
          const { version, valor } = await read(cuenta.valor)
          if (version === cuenta.version) return { cuenta: cuenta.valor, valor }
        } catch (error) {
          if (guardadas.get(clave) === guardada) guardadas.delete(clave)
          throw error
        }
        if (guardadas.get(clave) === guardada) guardadas.delete(clave)
      }
      return undefined
    },
  }
}

export type CuentasGuardadas = ReturnType<typeof createCuentasGuardadas>

declare module '../platform/services.ts' {
  interface Services {
    readonly cuentasDeMesa: CuentasGuardadas
  }
}
