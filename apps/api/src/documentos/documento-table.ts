import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Content of the document store, by hash. Names and permissions belong to the rows that refer to a document. */
export const documento = pgTable('documento', {
  sha256: text('sha256').primaryKey(),
  tamano: bigint('tamano', { mode: 'number' }).notNull(),
  tipo: text('tipo').notNull(),
  creado: timestamp('creado', { withTimezone: true }).notNull(),
})
