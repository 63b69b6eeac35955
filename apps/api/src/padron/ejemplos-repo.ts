import type { Categoria } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export interface Ejemplo {
  readonly imponible: string
  readonly recurso: string
  readonly abogado: string
  readonly desde: null
  readonly hasta: null
}

const MUESTRA = 300

export const findEjemplos = async (db: Queryable, categoria: Categoria): Promise<Ejemplo[]> => {
  const { rows } = await db.execute<{ imponible: number; recurso: string; abogado: string }>(sql`
    select d.imponible, d.recurso, min(d.legal) as abogado
    from deuda d join abogado a on a.codexterno = d.legal and not a.baja
    where d.tipo = ${categoria === 'inmueble' ? 'I' : 'C'}
      and d.imponible <= ${MUESTRA} and d.estado = 'PENDIENTE'
      and not exists (
        select 1 from deuda o
        where o.tipo = d.tipo and o.imponible = d.imponible and o.recurso = d.recurso
          and (o.estado = 'EN PLAN' or (o.estado = 'PENDIENTE' and o.legal not in ('', d.legal)))
      )
    group by d.imponible, d.recurso
    having sum(d.total) > 0
    order by d.imponible, d.recurso
    limit 2`)
  return rows.map(({ imponible, recurso, abogado }) => ({
    imponible: String(imponible),
    recurso,
    abogado,
    desde: null,
    hasta: null,
  }))
}
