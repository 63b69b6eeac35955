import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Successful sign-ins; failed ones are not recorded (decision D149). */
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

/** How many each person made and when the last was: the list is sorted by them, and counts nothing. */
export const ingresoResumen = pgTable(
  'ingreso_resumen',
  {
    dni: text('dni')
      .primaryKey()
      .references(() => usuario.dni),
    cantidad: integer('cantidad').notNull(),
    ultimo: instante('ultimo').notNull(),
  },
  (t) => [
    index('ingreso_resumen_ultimo').on(t.ultimo, t.dni),
    index('ingreso_resumen_cantidad').on(t.cantidad, t.dni),
  ],
)
