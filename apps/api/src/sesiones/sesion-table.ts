import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { usuario } from '../usuarios/usuario-table.ts'

const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })

/** Sessions. The token itself is not kept, only its hash (decision D3). */
export const sesion = pgTable(
  'sesion',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    /** renaper, afip, miarg or anses: recorded, none is more privileged (decision D111). */
    fuente: text('fuente').notNull(),
    creado: instante('creado').notNull(),
    ultimoUso: instante('ultimo_uso').notNull(),
    revocado: instante('revocado'),
  },
  (t) => [index('sesion_dni').on(t.dni)],
)

/** Provider tokens already exchanged: each is good once. Rows go once the token would have expired. */
export const tokenUsado = pgTable('token_usado', {
  jti: text('jti').primaryKey(),
  expira: instante('expira').notNull(),
})

/** Login records: successes only (decision D149). */
export const ingreso = pgTable(
  'ingreso',
  {
    id: serial('id').primaryKey(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    fuente: text('fuente').notNull(),
    fechHorLogin: instante('fech_hor_login').notNull(),
  },
  (t) => [index('ingreso_dni').on(t.dni, t.fechHorLogin)],
)
