import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const actuacionModo = pgTable('actuacion_modo', {
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})
