import { type SQL, sql } from 'drizzle-orm'
import { numeroDe } from '../../platform/numero-de-imponible.ts'
import { tienePalabras } from './listados-por-nombre.ts'

export const si = (
  valor: string | undefined,
  condicion: (valor: string) => SQL,
): SQL | undefined => (valor === undefined || valor === '' ? undefined : condicion(valor))

export const conPalabras = (buscable: SQL, valor: string | undefined): SQL | undefined =>
  tienePalabras(buscable, valor ?? '')

export const conNumero = (columna: SQL, valor: string | undefined): SQL | undefined =>
  si(valor, (texto) => {
    const numero = numeroDe(texto)
    return numero === undefined ? sql`false` : sql`${columna} = ${numero}`
  })

export const conTexto = (columna: SQL, valor: string | undefined): SQL | undefined =>
  si(valor, (texto) => sql`upper(${columna}) = ${texto}`)

/**
 * Query for the cases of a lawyer: cases with unpaid tax periods, and paid cases that the lawyer has not archived yet
 * (D169). The condition `legal <> ''` looks redundant, but lets PostgreSQL use the partial index.
 */
export const casosDe = (codigo: string): SQL => sql`
  select d.tipo, d.imponible, d.recurso from deuda d
  where d.legal = ${codigo} and d.legal <> '' and d.estado <> 'CANCELADA'
  union select s.tipo, s.imponible, s.recurso from caso s where s.abogado = ${codigo} and s.saldada is not null`

export const deAbogado = (alias: SQL, abogado: string): SQL | undefined =>
  si(
    abogado,
    (codigo) => sql`(${alias}.tipo, ${alias}.imponible, ${alias}.recurso) in (${casosDe(codigo)})`,
  )

export const diaDeSaldada = (alias: SQL): SQL => sql`(select s.saldada from caso s
  where (s.tipo, s.imponible, s.recurso) = (${alias}.tipo, ${alias}.imponible, ${alias}.recurso))`

/**
 * SQL condition for the cases whose last legal action has the type `etapa` and belongs to the group `etapaGrupo`. An
 * empty `etapaGrupo` matches any group (S2 §5).
 */
export const conEtapa = (
  alias: SQL,
  { etapa, etapaGrupo }: { readonly etapa?: string; readonly etapaGrupo?: string },
): SQL | undefined =>
  si(
    etapa,
    () => sql`(${alias}.tipo, ${alias}.imponible, ${alias}.recurso) in (
      select k.tipo, k.imponible, k.recurso from caso k
      where ${conNumero(sql`k.tp_id`, etapa)} and ${conNumero(sql`k.gp_id`, etapaGrupo) ?? sql`true`})`,
  )

/**
 * SQL for the codes of the lawyers of a property or business, as one text. These are the lawyers with unpaid periods,
 * and those with a paid case not yet archived (D169). `recurso` limits the query to one tax.
 */
export const textoDeLegales = (item: {
  readonly tipo: SQL
  readonly imponible: SQL
  readonly recurso?: SQL
}): SQL => {
  const es = (alias: SQL) =>
    sql`${alias}.tipo = ${item.tipo} and ${alias}.imponible = ${item.imponible}
      and ${item.recurso === undefined ? sql`true` : sql`${alias}.recurso = ${item.recurso}`}`
  return sql`coalesce((select string_agg(l.legal, ', ' order by l.legal) from (
    select d.legal from deuda d where ${es(sql`d`)} and d.legal <> '' and d.estado <> 'CANCELADA'
    union select s.abogado from caso s where ${es(sql`s`)} and s.saldada is not null and s.abogado <> '') l), '')`
}
