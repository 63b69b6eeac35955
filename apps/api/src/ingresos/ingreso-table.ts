import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Successful sign-ins. Failed sign-ins are not recorded (D149). */
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

/**
 * Number of sign-ins of each person, and instant of the last sign-in. They are stored so that the list of people can be
 * sorted without counting the sign-ins.
 */
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
