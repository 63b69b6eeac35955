import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Registries that are being sent in parts, one a person (ADR 0037). The bytes are in a file of its name. */
export const padronEnvio = pgTable(
  'padron_envio',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dni: text('dni')
      .notNull()
      .unique()
      .references(() => usuario.dni),
    archivo: text('archivo').notNull(),
    tamano: integer('tamano').notNull(),
    /** Bytes that are on the disk for good. Anything beyond them in the file comes from a part that was cut. */
    recibido: integer('recibido').notNull().default(0),
    /** CRC-32 of the bytes received. */
    suma: bigint('suma', { mode: 'number' }).notNull().default(0),
    tocado: instante('tocado').notNull(),
  },
  (t) => [check('padron_envio_recibido', sql`${t.recibido} between 0 and ${t.tamano}`)],
)
