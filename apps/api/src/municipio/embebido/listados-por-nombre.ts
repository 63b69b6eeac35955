import { normalizarBusqueda } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Builds the SQL patterns of a name search, one for each word. Accents, case, word order and the comma after the
 * surname do not matter (D105). Returns undefined when the text has no words.
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
 * SQL that converts a column to the form in which names are compared. The conversion is slow, so the columns that are
 * searched most are stored in that form.
 */
export const enBusqueda = (columna: SQL): SQL => sql`f_busqueda(${columna})`

/**
 * SQL condition that the text `buscable` contains every word of the searched text. `buscable` must be a result of the
 * SQL function `f_busqueda`. Each word has its own `like`, because the trigram index does not serve `like all`.
 */
export const tienePalabras = (buscable: SQL, texto: string): SQL | undefined => {
  const patrones = patronesDe(texto)
  if (patrones === undefined) return undefined
  const palabras = patrones.map((patron) => sql`${buscable} like ${patron}`)
  return sql`(${sql.join(palabras, sql` and `)})`
}

/**
 * SQL for the name of the main taxpayer of a property or business, which documents name first. `alias` is the SQL alias
 * of the row of the property or business.
 */
export const titularDe = (alias: SQL): SQL => sql`(
  select c.apynom from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
  where v.tipo = ${alias}.tipo and v.imponible = ${alias}.imponible
  order by v.orden limit 1)`

export const deContribuyente = (alias: SQL, nombre: string): SQL | undefined => {
  const condicion = tienePalabras(sql`c.apynom_busqueda`, nombre)
  return (
    condicion &&
    sql`(${alias}.tipo, ${alias}.imponible) in (
      select v.tipo, v.imponible from contribuyente c join vinculo v on v.nro_contrib = c.nro_contrib
      where ${condicion})`
  )
}
