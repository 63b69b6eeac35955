import type { OrdenanzaDeAnio, OrdenanzasDeRecursos } from '@apremia/core'
import { asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { recursoOrdenanza } from './recurso-ordenanza-table.ts'

export const loadOrdenanzas = async (db: Queryable): Promise<OrdenanzasDeRecursos> => {
  const rows = await db
    .select()
    .from(recursoOrdenanza)
    .orderBy(asc(recursoOrdenanza.recurso), asc(recursoOrdenanza.anio))
  const deRecursos = new Map<string, OrdenanzaDeAnio[]>()
  for (const { recurso, ...una } of rows)
    deRecursos.set(recurso, [...(deRecursos.get(recurso) ?? []), una])
  return deRecursos
}

export const findOrdenanzas = (db: Queryable, recurso: string): Promise<OrdenanzaDeAnio[]> =>
  db
    .select({
      anio: recursoOrdenanza.anio,
      ordenanza: recursoOrdenanza.ordenanza,
      tributo: recursoOrdenanza.tributo,
      interes: recursoOrdenanza.interes,
    })
    .from(recursoOrdenanza)
    .where(eq(recursoOrdenanza.recurso, recurso))
    .orderBy(asc(recursoOrdenanza.anio))

export const writeOrdenanzas = async (
  tx: Tx,
  recurso: string,
  ordenanzas: readonly OrdenanzaDeAnio[],
): Promise<void> => {
  await tx.delete(recursoOrdenanza).where(eq(recursoOrdenanza.recurso, recurso))
  if (ordenanzas.length > 0)
    await tx.insert(recursoOrdenanza).values(ordenanzas.map((una) => ({ recurso, ...una })))
}
