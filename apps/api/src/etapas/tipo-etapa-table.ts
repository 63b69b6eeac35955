import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

type UnidadDeTiempo = 'minute' | 'hour' | 'day' | 'year'

export const grupoEtapa = pgTable('grupo_etapa', {
  gpId: integer('gp_id').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})

/**
 * Stage types (kinds of legal action) with their time limit (S2 §3). At most one type gives the time limit for starting
 * legal collection proceedings (apremio) (D59).
 */
export const tipoEtapa = pgTable(
  'tipo_etapa',
  {
    tpId: integer('tp_id').primaryKey(),
    gpId: integer('gp_id')
      .notNull()
      .references(() => grupoEtapa.gpId),
    nombre: text('nombre').notNull(),
    tiempo: integer('tiempo'),
    tipoTiempo: text('tipo_tiempo').$type<UnidadDeTiempo>(),
    activo: boolean('activo').notNull().default(true),
    evaluacion: boolean('evaluacion').notNull().default(false),
    show: boolean('show').notNull().default(true),
    iniciaApremio: boolean('inicia_apremio').notNull().default(false),
    /** Whether a legal action of this type closes the case (D169). */
    cierra: boolean('cierra').notNull().default(false),
  },
  (t) => [
    unique('tipo_etapa_grupo').on(t.tpId, t.gpId),
    uniqueIndex('tipo_etapa_inicia_apremio').on(t.iniciaApremio).where(sql`${t.iniciaApremio}`),
    check('tipo_etapa_tiempo', sql`${t.tiempo} between 1 and 9999`),
    check('tipo_etapa_unidad', sql`${t.tipoTiempo} in ('minute', 'hour', 'day', 'year')`),
    check('tipo_etapa_plazo', sql`(${t.tiempo} is null) = (${t.tipoTiempo} is null)`),
  ],
)
