import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ImponiblePreguntado } from '../municipio/cartera-del-servicio.ts'
import { claveImponible, instante } from '../platform/db/columnas.ts'

/**
 * Answers of the municipality's service during a synchronisation. An interrupted synchronisation resumes from these
 * rows. They are deleted when the synchronisation succeeds.
 */
export const respuestaDelServicio = pgTable(
  'respuesta_del_servicio',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    /**
     * Debt of the property or business for this tax. Null when the municipality's service has no property or business
     * with this number and tax.
     */
    deuda: jsonb('deuda').$type<ImponiblePreguntado['deuda']>(),
    situaciones: jsonb('situaciones').$type<ImponiblePreguntado['situaciones']>().notNull(),
    preguntado: instante('preguntado').notNull(),
  },
  (t) => [
    primaryKey({ name: 'respuesta_del_servicio_pk', columns: [t.tipo, t.imponible, t.recurso] }),
  ],
)
