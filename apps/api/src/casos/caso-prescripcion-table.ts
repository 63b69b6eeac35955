import type { Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/**
 * Tax periods that a row of prescription days covers. 'todos' (all) covers the unpaid periods of the case. 'abogado'
 * (lawyer) covers those of the lawyer in charge or of nobody, because that lawyer may see no others (D21).
 */
export const ALCANCES_DE_PRESCRIPCION = ['todos', 'abogado'] as const
export type AlcanceDePrescripcion = (typeof ALCANCES_DE_PRESCRIPCION)[number]

/**
 * Stored days on which the unpaid tax periods of each case prescribe, computed by `buildResumenDePrescripcion` in the
 * core package. No column depends on the current day. A case without unpaid tax periods has no row.
 */
export const casoPrescripcion = pgTable(
  'caso_prescripcion',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    alcance: text('alcance').$type<AlcanceDePrescripcion>().notNull(),
    /**
     * Last day to sue for each unpaid tax period whose limitation term is running, counted from its due date. The
     * earliest day comes first.
     */
    dias: date('dias').array().$type<Fecha[]>().notNull(),
    prescribeEl: dia('prescribe_el').generatedAlwaysAs(sql`dias[1]`),
    prescribeSegunOrdenanza: dia('prescribe_segun_ordenanza'),
    /** Tax period whose last day to sue is the earliest, as year × 1000 + instalment. */
    periodo: integer('periodo'),
    sinAcuse: boolean('sin_acuse').notNull(),
    supuesta: boolean('supuesta').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'caso_prescripcion_pk',
      columns: [t.tipo, t.imponible, t.recurso, t.alcance],
    }),
    index('caso_prescripcion_dia').on(t.alcance, t.prescribeEl, t.tipo, t.imponible, t.recurso),
    check('caso_prescripcion_tipo', sql`${t.tipo} in ('I', 'C')`),
    check('caso_prescripcion_alcance', sql`${t.alcance} in ('todos', 'abogado')`),
  ],
)
