import { type SQL, sql } from 'drizzle-orm'

interface ColumnasDeCaso {
  readonly tipo: SQL
  readonly imponible: SQL
  readonly recurso: SQL
  readonly abogado: SQL
}

/**
 * SQL condition for the cases that a lawyer (`propio`) may open. A lawyer may open a case with unpaid debt assigned to
 * that lawyer. If no lawyer has unpaid debt of the case, the lawyer in charge may open it. With '', the condition is
 * true for every case.
 */
export const esDelAbogado = (
  { tipo, imponible, recurso, abogado }: ColumnasDeCaso,
  propio: string,
): SQL => {
  if (propio === '') return sql`true`
  const debido = sql`select from deuda d
    where (d.tipo, d.imponible, d.recurso) = (${tipo}, ${imponible}, ${recurso})
      and d.legal <> '' and d.estado <> 'CANCELADA'`
  return sql`(exists (${debido} and d.legal = ${propio})
    or (${abogado} = ${propio} and not exists (${debido})))`
}
