import type { RechazableDeEntrega } from '@apremia/core'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export interface RechazoDeEntrega {
  readonly archivo: RechazableDeEntrega
  readonly clave: string
  readonly motivo: string
}

/**
 * Confirmations of the municipality's system that it processed the changes delivered to it. `hasta` is the number of
 * the last audit history row whose changes the system processed (D194).
 */
export const entregaAcuse = pgTable('entrega_acuse', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  hasta: bigint('hasta', { mode: 'number' }).notNull().unique(),
  /** Delivered rows that the municipality rejected. The next delivery repeats these rows. */
  rechazos: jsonb('rechazos').$type<readonly RechazoDeEntrega[]>().notNull(),
  dni: text('dni')
    .notNull()
    .references(() => usuario.dni),
  acusado: instante('acusado').notNull(),
})
