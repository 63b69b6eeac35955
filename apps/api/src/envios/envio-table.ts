import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Kinds of loads for which a file is sent. */
export type DestinoDeEnvio = 'padron' | 'paquete'

/** Files that are being sent in parts, one for each person and destination (ADR 0037). A file of that name has the bytes. */
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
    /** Bytes that are on the disk for good. Anything beyond them in the file comes from a part that was cut. */
    recibido: integer('recibido').notNull().default(0),
    /** CRC-32 of the bytes received. */
    suma: bigint('suma', { mode: 'number' }).notNull().default(0),
    tocado: instante('tocado').notNull(),
  },
  (t) => [
    unique('envio_dni_destino').on(t.dni, t.destino),
    check('envio_recibido', sql`${t.recibido} between 0 and ${t.tamano}`),
  ],
)
