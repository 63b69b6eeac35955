import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How a sentence is notified (S2 §3, §9). */
export const actuacionModo = pgTable('actuacion_modo', {
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
