import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Sorts a column in dictionary order: Álvarez before Zárate, ñ after n. */
export const alfabetico = (columna: SQLWrapper): SQL => sql`${columna} collate alfabetico`
