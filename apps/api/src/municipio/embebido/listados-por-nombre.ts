import { normalizarBusqueda } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Builds the patterns of a name search, one for each word. Accents, case, word order and the comma after the surname do
 * not matter (D105). Returns undefined when there are no words.
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
 * Converts a column to the form in which names are compared. The conversion is slow, so the most searched columns are
 * stored in that form.
 */
export const enBusqueda = (columna: SQL): SQL => sql`f_busqueda(${columna})`

/**
 * Returns the SQL condition that a text contains every typed word. The text must be in the form of `f_busqueda`.
 * Undefined without words. Each word has its own `like`, because the trigram index cannot serve `like all`.
 */
export const tienePalabras = (buscable: SQL, texto: string): SQL | undefined => {
  const patrones = patronesDe(texto)
  if (patrones === undefined) return undefined
  const palabras = patrones.map((patron) => sql`${buscable} like ${patron}`)
  return sql`(${sql.join(palabras, sql` and `)})`
}

/**
 * Selects the name of the main taxpayer of the property or business whose row has the SQL alias `alias`. Documents name
 * this taxpayer first.
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
