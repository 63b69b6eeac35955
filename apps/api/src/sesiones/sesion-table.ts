import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** The database stores only the hash of a session token (D3). */
export const sesion = pgTable(
  'sesion',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    /**
     * Service that proved the person's identity at the sign-in, such as 'renaper' (national register of persons). Every
     * service gives the same rights (D111).
     */
    fuente: text('fuente').notNull(),
    creado: instante('creado').notNull(),
    ultimoUso: instante('ultimo_uso').notNull(),
    revocado: instante('revocado'),
  },
  (t) => [index('sesion_dni').on(t.dni)],
)

/**
 * Single-use tokens of the identity provider that were already exchanged for a session. A row is deleted after its
 * token expires.
 */
export const tokenUsado = pgTable('token_usado', {
  jti: text('jti').primaryKey(),
  expira: instante('expira').notNull(),
})
