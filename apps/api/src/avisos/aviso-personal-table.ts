import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { usuario } from '../usuarios/usuario-table.ts'

const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })

/** What one person has to be told: shown until they say they read it. */
export const avisoPersonal = pgTable(
  'aviso_personal',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    texto: text('texto').notNull(),
    creado: instante('creado').notNull(),
    leido: instante('leido'),
  },
  (t) => [index('aviso_personal_dni').on(t.dni, t.id)],
)
