import { pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Address from which a person's calendar program reads their deadlines. Each person has one, shown once. Only its hash
 * is kept.
 */
export const agendaDireccion = pgTable('agenda_direccion', {
  dni: text('dni')
    .primaryKey()
    .references(() => usuario.dni),
  claveHash: text('clave_hash').notNull().unique(),
  creada: instante('creada').notNull(),
  pedida: instante('pedida'),
})
