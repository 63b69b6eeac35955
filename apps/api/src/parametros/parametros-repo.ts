import { completeFilas, type FilaDeParametro, type ParametroGuardado } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { parametro } from './parametro-table.ts'

/** Lists both the stored values and the initial values of the specification. */
export const listParametros = async (db: Queryable): Promise<FilaDeParametro[]> =>
  completeFilas(await db.select().from(parametro))

/**
 * Lists the values set by people of the municipality or by its data. The product's own values are only proposals, so
 * they are left out.
 */
export const listParametrosGuardados = (
  db: Queryable,
): Promise<(ParametroGuardado & { readonly valor: string })[]> => db.select().from(parametro)
