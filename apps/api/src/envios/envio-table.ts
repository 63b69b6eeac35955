import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export type DestinoDeEnvio = 'padron' | 'paquete'

/**
 * Files that a person uploads in parts, at most one for each person and kind of import (ADR 0037). The bytes are stored
 * elsewhere (`partesDe`), under the `id` of the row.
 */
export const envio = pgTable(
  'envio',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    destino: text('destino').$type<DestinoDeEnvio>().notNull(),
    archivo: text('archivo').notNull(),
    tamano: integer('tamano').notNull(),
    /**
     * Number of bytes of the upload that are flushed to disk. Any further bytes in the file come from an interrupted
     * part.
     */
    recibido: integer('recibido').notNull().default(0),
    suma: bigint('suma', { mode: 'number' }).notNull().default(0),
    tocado: instante('tocado').notNull(),
  },
  (t) => [
    unique('envio_dni_destino').on(t.dni, t.destino),
    check('envio_recibido', sql`${t.recibido} between 0 and ${t.tamano}`),
  ],
)
