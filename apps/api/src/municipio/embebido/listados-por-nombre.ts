import { normalizarBusqueda } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Builds the patterns of a name search, one for each word. Accents, case, word order and the comma after the surname do
 * not matter (D105). Undefined when there are no words.
 */
export const patronesDe = (texto: string): string[] | undefined => {
  const palabras = normalizarBusqueda(texto)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((palabra) => palabra !== '')
  return palabras.length === 0
    ? undefined
    : palabras.map((palabra) => `%${palabra.replace(/[\\%_]/g, '\\$&')}%`)
}

/**
 * Puts a column in the form in which names are compared. Computing it costs, so the most searched columns are stored in
 * that form.
 */
export const enBusqueda = (columna: SQL): SQL => sql`f_busqueda(${columna})`

/**
 * Condition: the text, in the form of `f_busqueda`, has every typed word. Undefined without words. There is a condition
 * for each word, because the trigram index answers those and not `like all`.
 */
export const tienePalabras = (buscable: SQL, texto: string): SQL | undefined => {
  const patrones = patronesDe(texto)
  if (patrones === undefined) return undefined
  const palabras = patrones.map((patron) => sql`${buscable} like ${patron}`)
  return sql`(${sql.join(palabras, sql` and `)})`
}

/** Selects the taxpayer that documents name first, of the item that `alias` holds. */
export const titularDe = (alias: SQL): SQL => sql`(
  select c.apynom from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
  where v.tipo = ${alias}.tipo and v.imponible = ${alias}.imponible
  order by v.orden limit 1)`

/** Condition: a person with that name is linked to the item. Undefined without a name. */
export const deContribuyente = (alias: SQL, nombre: string): SQL | undefined => {
  const condicion = tienePalabras(sql`c.apynom_busqueda`, nombre)
  return (
    condicion &&
    sql`(${alias}.tipo, ${alias}.imponible) in (
      select v.tipo, v.imponible from contribuyente c join vinculo v on v.nro_contrib = c.nro_contrib
      where ${condicion})`
  )
}
