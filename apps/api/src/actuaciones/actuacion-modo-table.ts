import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Ways of notifying a sentence (S2 §3, §9). */
export const actuacionModo = pgTable('actuacion_modo', {
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
