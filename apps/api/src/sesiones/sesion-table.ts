import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Sessions. The token itself is not kept, only its hash (decision D3). */
export const sesion = pgTable(
  'sesion',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    /** renaper, afip, miarg or anses: recorded, but all give the same rights (decision D111). */
    fuente: text('fuente').notNull(),
    creado: instante('creado').notNull(),
    ultimoUso: instante('ultimo_uso').notNull(),
    revocado: instante('revocado'),
  },
  (t) => [index('sesion_dni').on(t.dni)],
)

/** Provider tokens already exchanged: each can be used once. A row is removed when its token would have expired. */
export const tokenUsado = pgTable('token_usado', {
  jti: text('jti').primaryKey(),
  expira: instante('expira').notNull(),
})
