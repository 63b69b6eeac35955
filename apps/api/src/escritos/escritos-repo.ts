import type { ClaseDeEscrito } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export interface EscritoHecho extends Record<string, unknown> {
  readonly id: number
  readonly clase: ClaseDeEscrito
  readonly nombre: string
  readonly version: number
  readonly autor: string
  readonly creado: string
}

/** Lists the court papers of a case. With a lawyer's code, lists only the papers of that lawyer. */
export const listEscritosDe = async (
  db: Queryable,
  {
    tipo,
    imponible,
    recurso,
    abogado,
  }: {
    readonly tipo: string
    readonly imponible: number
    readonly recurso: string
    readonly abogado: string
  },
): Promise<EscritoHecho[]> => {
  const { rows } = await db.execute<EscritoHecho>(sql`
    select e.id, p.clase, p.nombre, e.version, u.apellido || ', ' || u.nombre as autor,
      to_json(e.creado) #>> '{}' as creado
    from escrito e join plantilla p on p.id = e.plantilla join usuario u on u.dni = e.dni
    where (e.tipo, e.imponible, e.recurso) = (${tipo}, ${imponible}, ${recurso})
      and (${abogado} = '' or e.abogado = ${abogado})
    order by e.id`)
  return rows
}
