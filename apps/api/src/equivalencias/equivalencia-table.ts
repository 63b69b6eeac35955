import type { Codificacion, ColumnaGuardada, FormaDeFecha, FormaDeImporte } from '@apremia/core'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** How the municipality's own files are read, one row for each file of the package. */
export const equivalencia = pgTable('equivalencia', {
  /** File of the package. */
  archivo: text('archivo').primaryKey(),
  /** File of the municipality. */
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
