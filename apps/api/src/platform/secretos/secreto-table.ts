import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secret keys in base64, each generated at its first use. */
export const secreto = pgTable('secreto', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
})
