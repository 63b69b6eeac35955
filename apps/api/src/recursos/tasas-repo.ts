import type { TasaDeInteres, TasasDeRecursos } from '@apremia/core'
import { asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { recursoTasa } from './recurso-tasa-table.ts'

const COLUMNAS_DE_TASA = {
  vigenteDesde: recursoTasa.vigenteDesde,
  mensual: recursoTasa.mensual,
  conteo: recursoTasa.conteo,
}

export const loadTasas = async (db: Queryable): Promise<TasasDeRecursos> => {
  const rows = await db
    .select()
    .from(recursoTasa)
    .orderBy(asc(recursoTasa.recurso), asc(recursoTasa.vigenteDesde))
  const deRecursos = new Map<string, TasaDeInteres[]>()
  for (const { recurso, ...una } of rows)
    deRecursos.set(recurso, [...(deRecursos.get(recurso) ?? []), una])
  return deRecursos
}

export const findTasas = (db: Queryable, recurso: string): Promise<TasaDeInteres[]> =>
  db
    .select(COLUMNAS_DE_TASA)
    .from(recursoTasa)
    .where(eq(recursoTasa.recurso, recurso))
    .orderBy(asc(recursoTasa.vigenteDesde))

export const writeTasas = async (
  tx: Tx,
  recurso: string,
  tasas: readonly TasaDeInteres[],
): Promise<void> => {
  await tx.delete(recursoTasa).where(eq(recursoTasa.recurso, recurso))
  if (tasas.length > 0)
    await tx.insert(recursoTasa).values(tasas.map((una) => ({ recurso, ...una })))
}
