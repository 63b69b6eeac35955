import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

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
