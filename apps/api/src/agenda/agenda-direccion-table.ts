import { pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Secret address from which a person's calendar program downloads the person's deadlines. Each person has one address,
 * shown only once. The table has only the hash of the address.
 */
export const agendaDireccion = pgTable('agenda_direccion', {
  dni: text('dni')
    .primaryKey()
    .references(() => usuario.dni),
  claveHash: text('clave_hash').notNull().unique(),
  creada: instante('creada').notNull(),
  pedida: instante('pedida'),
})
