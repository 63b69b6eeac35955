import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/**
 * Cases of other lawyers that a person opened, by day. The table limits the audit history to one row a day for each
 * person and case (R15).
 */
export const casoMirado = pgTable(
  'caso_mirado',
  {
    dia: dia('dia').notNull(),
    dni: text('dni').notNull(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'caso_mirado_pk',
      columns: [t.dni, t.tipo, t.imponible, t.recurso, t.dia],
    }),
    index('caso_mirado_dia').on(t.dia),
  ],
)
