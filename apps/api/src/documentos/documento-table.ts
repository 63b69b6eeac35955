import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Stored documents, by the hash of their content. The file name and the permissions are in the rows that refer to the
 * document.
 */
export const documento = pgTable('documento', {
  sha256: text('sha256').primaryKey(),
  tamano: bigint('tamano', { mode: 'number' }).notNull(),
  tipo: text('tipo').notNull(),
  creado: timestamp('creado', { withTimezone: true }).notNull(),
})
