import { pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** The address a person's calendar asks for their deadlines at: one each, shown once; only its hash is kept. */
export const agendaDireccion = pgTable('agenda_direccion', {
  dni: text('dni')
    .primaryKey()
    .references(() => usuario.dni),
  claveHash: text('clave_hash').notNull().unique(),
  creada: instante('creada').notNull(),
  pedida: instante('pedida'),
})
