import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Names in the order a dictionary has them: Álvarez before Zárate, ñ after n. */
export const alfabetico = (columna: SQLWrapper): SQL => sql`${columna} collate alfabetico`
