import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the store holds, by content. Names and permissions belong to the rows that refer to it. */
export const documento = pgTable('documento', {
  sha256: text('sha256').primaryKey(),
  tamano: bigint('tamano', { mode: 'number' }).notNull(),
  tipo: text('tipo').notNull(),
  creado: timestamp('creado', { withTimezone: true }).notNull(),
})
