import { type Fecha, llegoAlDeudor, RESULTADOS_DE_CARTA } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

const LLEGAN = sql.join(
  RESULTADOS_DE_CARTA.filter(llegoAlDeudor).map((uno) => sql`${uno}`),
  sql`, `,
)

export const countCartasRecibidas = async (
  db: Queryable,
): Promise<{ readonly recibida: Fecha; readonly cartas: number; readonly casos: number }[]> => {
  const { rows } = await db.execute<{ recibida: Fecha; cartas: number; casos: number }>(sql`
    select a.fecha::text as recibida, count(distinct a.numero)::integer as cartas,
      count(distinct (i.tipo, i.imponible, i.recurso))::integer as casos
    from carta_acuse a join carta c on c.numero = a.numero and c.anulada is null
    left join carta_imponible i on i.numero = a.numero and i.retirado is null
    where a.resultado in (${LLEGAN})
    group by a.fecha order by a.fecha`)
  return rows
}
