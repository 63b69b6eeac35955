import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Table of the personal tokens with which users call the API without signing in. The server shows each token only once
 * and stores only its hash.
 */
export const tokenPersonal = pgTable(
  'token_personal',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    nombre: text('nombre').notNull(),
    creado: instante('creado').notNull(),
    expira: instante('expira').notNull(),
    ultimoUso: instante('ultimo_uso'),
    revocado: instante('revocado'),
  },
  (t) => [index('token_personal_dni').on(t.dni)],
)
