import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { dia, textoLibre } from '../platform/db/columnas.ts'
import { actuacion } from './actuacion-table.ts'

export const actuacionVersion = pgTable(
  'actuacion_version',
  {
    actuacion: integer('actuacion')
      .notNull()
      .references(() => actuacion.id),
    version: integer('version').notNull(),
    fecha: dia('fecha').notNull(),
    tpId: integer('tp_id').notNull(),
    gpId: integer('gp_id').notNull(),
    obs: textoLibre('obs'),
    dato: jsonb('dato').$type<Readonly<Record<string, string | number>>>().notNull(),
    dni: text('dni').notNull(),
    reemplazada: timestamp('reemplazada', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ name: 'actuacion_version_pk', columns: [t.actuacion, t.version] })],
)
