import type { ConteoDeInteres } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dia } from '../platform/db/columnas.ts'
import { recurso } from './recurso-table.ts'

/**
 * An interest rate of a tax applies from its day until the day of the tax's next rate. The percentage is a text, so
 * that it is never a float.
 */
export const recursoTasa = pgTable(
  'recurso_tasa',
  {
    recurso: text('recurso')
      .notNull()
      .references(() => recurso.codigo, { onDelete: 'cascade' }),
    vigenteDesde: dia('vigente_desde').notNull(),
    /** Interest for a month as a percentage, such as '3' or '2.5'. */
    mensual: text('mensual').notNull(),
    /**
     * Unit in which the time of the interest is counted. With 'dia', each day counts as a thirtieth of a month. With
     * 'mes', a month that has begun counts as a whole month.
     */
    conteo: text('conteo').$type<ConteoDeInteres>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'recurso_tasa_pk', columns: [t.recurso, t.vigenteDesde] }),
    check(
      'recurso_tasa_mensual',
      sql`${t.mensual} ~ '^(0|[1-9][0-9]{0,2})([.][0-9]{1,4})?$' and ${t.mensual}::numeric <= 100`,
    ),
    check('recurso_tasa_conteo', sql`${t.conteo} in ('dia', 'mes')`),
    check(
      'recurso_tasa_vigente_desde',
      sql`${t.vigenteDesde} between '1900-01-01' and '2200-12-31'`,
    ),
  ],
)
