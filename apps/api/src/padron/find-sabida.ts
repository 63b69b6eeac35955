import { sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Finds the moment at which this database last received data of a case from the municipality's service: in a
 * synchronisation, or when a person opened the case. Undefined when it never did.
 */
export const findSabida = async (
  db: Queryable,
  {
    tipo,
    imponible,
    recurso,
  }: { readonly tipo: TipoImponible; readonly imponible: number; readonly recurso: string },
): Promise<Date | undefined> => {
  const { rows } = await db.execute<{ sabida: Date | string | null }>(sql`
    select greatest(i.preguntado, (
      select max(c.aplicada) from paquete_carga c where c.origen = 'servicio' and c.estado = 'aplicada')) as sabida
    from imponible_recurso i where (i.tipo, i.imponible, i.recurso) = (${tipo}, ${imponible}, ${recurso})`)
  const sabida = rows[0]?.sabida
  return sabida ? new Date(sabida) : undefined
}
