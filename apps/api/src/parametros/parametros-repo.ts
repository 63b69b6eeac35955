import { completeFilas, type FilaDeParametro, type ParametroGuardado } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { parametro } from './parametro-table.ts'

/** Returns the parameter values stored in the database, together with the initial values of the specification. */
export const listParametros = async (db: Queryable): Promise<FilaDeParametro[]> =>
  completeFilas(await db.select().from(parametro))

/** Returns the parameter values stored in the database, without the initial values that the product only proposes. */
export const listParametrosGuardados = (
  db: Queryable,
): Promise<(ParametroGuardado & { readonly valor: string })[]> => db.select().from(parametro)
