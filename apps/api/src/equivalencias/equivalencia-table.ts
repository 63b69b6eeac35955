import type { Codificacion, ColumnaGuardada, FormaDeFecha, FormaDeImporte } from '@apremia/core'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export const equivalencia = pgTable('equivalencia', {
  archivo: text('archivo').primaryKey(),
  fuente: text('fuente').notNull(),
  codificacion: text('codificacion').$type<Codificacion>().notNull(),
  fechas: text('fechas').$type<FormaDeFecha>().notNull(),
  importes: text('importes').$type<FormaDeImporte>().notNull(),
  columnas: jsonb('columnas').$type<readonly ColumnaGuardada[]>().notNull(),
  guardada: instante('guardada').notNull(),
  dni: text('dni')
    .notNull()
    .references(() => usuario.dni),
})
