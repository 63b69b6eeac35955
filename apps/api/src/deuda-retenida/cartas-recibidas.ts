import { type CartaRecibida, llegoAlDeudor, RESULTADOS_DE_CARTA } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { ClaveImponible } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'

export interface CartaDeFila extends CartaRecibida {
  readonly fila: number
}

const RECIBIDA = RESULTADOS_DE_CARTA.filter(llegoAlDeudor)

const ordinalIn = (periodo: string): string =>
  `(${periodo} ->> 'anio')::int * 1000 + (${periodo} ->> 'cuota')::int`

/**
 * Finds the demand letters in force over the given debts that the debtor received. A letter of the former system does
 * not say its tax periods. It demands the periods that were due on the day of the letter.
 */
export const findCartasRecibidas = async (
  db: Queryable,
  tipo: TipoImponible,
  deudas: readonly (ClaveImponible & { readonly fila: number })[],
): Promise<readonly CartaDeFila[]> => {
  const buscadas = deudas.flatMap(({ fila, imponible, recurso }) => {
    const numero = numeroDe(imponible)
    return numero === undefined ? [] : [{ fila, imponible: numero, recurso }]
  })
  if (buscadas.length === 0) return []
  const { rows } = await db.execute<CartaDeFila & Record<string, unknown>>(sql`
    select r.fila, coalesce(d.desde, 0) as desde,
      coalesce(d.hasta, v.hasta, extract(year from c.fecha)::int * 1000) as hasta
    from jsonb_to_recordset(${JSON.stringify(buscadas)}::jsonb) as r(fila int, imponible int, recurso text)
    join carta_imponible x on x.tipo = ${tipo} and x.imponible = r.imponible and x.recurso = r.recurso
      and x.retirado is null
    join carta c on c.numero = x.numero and c.anulada is null
    join carta_acuse a on a.numero = x.numero and a.resultado = any(${sql.param(RECIBIDA)}::text[])
    left join lateral (
      select ${sql.raw(ordinalIn("i -> 'desde'"))} as desde, ${sql.raw(ordinalIn("i -> 'hasta'"))} as hasta
      from jsonb_array_elements(c.datos -> 'imponibles') i
      where i ->> 'imponible' = x.imponible::text and i ->> 'recurso' = x.recurso limit 1) d on true
    left join lateral (
      select max(q.anio * 1000 + q.cuota) as hasta from deuda q
      where d.hasta is null and q.tipo = x.tipo and q.imponible = x.imponible and q.recurso = x.recurso
        and q.vencimiento <= c.fecha) v on true
    order by r.fila`)
  return rows
}
