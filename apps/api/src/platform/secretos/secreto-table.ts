import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys the product makes for itself at its first start (base64). */
export const secreto = pgTable('secreto', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
})
