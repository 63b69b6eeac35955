import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Tokens with which users call the API without signing in. A token is shown only once, and only its hash is stored. */
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
