import type { ClaseDeDia } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { dia, textoLibre } from '../platform/db/columnas.ts'

/**
 * Non-working days that an administrator loads. The national holidays of the law and the judicial recesses are not rows
 * of this table (ADR 0095).
 */
export const diaInhabil = pgTable(
  'dia_inhabil',
  {
    desde: dia('desde').notNull(),
    /**
     * Scope of the non-working day (`writeAmbito`). For example, 'nacion' is the whole country, and 'juzgado: Juzgado
     * de Paz' is one court.
     */
    ambito: text('ambito').notNull(),
    hasta: dia('hasta').notNull(),
    clase: text('clase').$type<ClaseDeDia>().notNull(),
    motivo: text('motivo').notNull(),
    /** Reason why the non-working day was removed from the calendar. '' while the day is valid. */
    quitado: textoLibre('quitado'),
  },
  (t) => [
    primaryKey({ name: 'dia_inhabil_pk', columns: [t.desde, t.ambito] }),
    check('dia_inhabil_tramo', sql`${t.hasta} between ${t.desde} and ${t.desde} + 365`),
    check(
      'dia_inhabil_ambito',
      sql`${t.ambito} ~ '^(nacion|provincia|municipio|(departamento|juzgado): [^ ].*)$'`,
    ),
    check('dia_inhabil_clase', sql`${t.clase} in ('feriado', 'asueto', 'laborable')`),
    check('dia_inhabil_motivo', sql`btrim(${t.motivo}) <> ''`),
  ],
)
