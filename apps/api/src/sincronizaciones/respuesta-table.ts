import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ImponiblePreguntado } from '../municipio/cartera-del-servicio.ts'
import { claveImponible, instante } from '../platform/db/columnas.ts'

/**
 * Answers of the municipality's service for a synchronisation under way, so that one that was cut goes on from there.
 * They are deleted when it ends well.
 */
export const respuestaDelServicio = pgTable(
  'respuesta_del_servicio',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    /** null when the service has no such item with that resource. */
    deuda: jsonb('deuda').$type<ImponiblePreguntado['deuda']>(),
    situaciones: jsonb('situaciones').$type<ImponiblePreguntado['situaciones']>().notNull(),
    preguntado: instante('preguntado').notNull(),
  },
  (t) => [
    primaryKey({ name: 'respuesta_del_servicio_pk', columns: [t.tipo, t.imponible, t.recurso] }),
  ],
)
