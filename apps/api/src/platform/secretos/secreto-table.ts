import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secret keys (base64) that the product generates at their first use. */
export const secreto = pgTable('secreto', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
})
