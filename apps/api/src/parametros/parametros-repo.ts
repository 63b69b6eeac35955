import { completeFilas, type FilaDeParametro, type ParametroGuardado } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { parametro } from './parametro-table.ts'

/** The dated rows of the product's parameters: the stored ones over the first ones of the specification. */
export const listParametros = async (db: Queryable): Promise<FilaDeParametro[]> =>
  completeFilas(await db.select().from(parametro))

/** Lists the rows put by people of the municipality or by its data. The rows of the product are only proposed. */
export const listParametrosGuardados = (
  db: Queryable,
): Promise<(ParametroGuardado & { readonly valor: string })[]> => db.select().from(parametro)
