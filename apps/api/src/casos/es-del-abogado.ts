import { type SQL, sql } from 'drizzle-orm'

interface ColumnasDeCaso {
  readonly tipo: SQL
  readonly imponible: SQL
  readonly recurso: SQL
  /** SQL for the column of the table `caso` with the code of the lawyer in charge. */
  readonly abogado: SQL
}

/**
 * Returns the SQL condition for a case that the page of the case would open for the lawyer `propio`: with unpaid debt of
 * the lawyer, or, when no lawyer has unpaid debt of the case, with the lawyer in charge. With '', every case.
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
