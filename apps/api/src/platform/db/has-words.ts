import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Returns the SQL condition that the column contains every word of `text`, in any order, ignoring accents and case
 * (D105). Returns undefined when `text` has no words.
 */
export const hasWords = (column: SQLWrapper, text: string | undefined): SQL | undefined =>
  and(
    ...(text ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((word) => sql`f_busqueda(${column}) like '%' || f_busqueda(${escapeLike(word)}) || '%'`),
  )

/**
 * Returns the SQL condition for a number that contains the typed digits, ignoring separators. A filter without digits
 * matches no row.
 */
export const hasDigits = (column: SQLWrapper, text: string | undefined): SQL | undefined => {
  if (!text?.trim()) return undefined
  const digits = text.replace(/\D/g, '')
  return digits === ''
    ? sql`false`
    : sql`regexp_replace(${column}, '[^0-9]', '', 'g') like ${`%${digits}%`}`
}
