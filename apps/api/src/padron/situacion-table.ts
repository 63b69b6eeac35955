import type { ClaseDeSituacion } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { abogado } from '../abogados/abogado-table.ts'
import { claveImponible, columnasLegal, dia } from '../platform/db/columnas.ts'
import { imponibleRecurso } from './imponible-recurso-table.ts'

/**
 * Catalogue of the legal statuses of a debt. A status with `destino` 'CC' belongs to the taxpayer's current account (S1
 * §7).
 */
export const situacion = pgTable(
  'situacion',
  {
    codigo: text('codigo').primaryKey(),
    detalle: text('detalle').notNull().unique(),
    destino: text('destino').notNull().default('CC'),
    /** Class of the legal status, which decides how the rules of the cases apply (S2 §4). */
    clase: text('clase').$type<ClaseDeSituacion>().notNull().default('otra'),
  },
  (t) => [
    check('situacion_codigo', sql`${t.codigo} ~ '^[A-Z0-9]{1,4}$'`),
    check(
      'situacion_clase',
      sql`${t.clase} in ('gestionLegal', 'tituloEjecutivo', 'planDePagos', 'otra')`,
    ),
  ],
)

export const situacionHistorica = pgTable(
  'situacion_historica',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    fecha: dia('fecha').notNull(),
    situacion: text('situacion')
      .notNull()
      .references(() => situacion.codigo),
    ...columnasLegal(),
  },
  (t) => [
    unique('situacion_historica_unica').on(t.tipo, t.imponible, t.recurso, t.fecha, t.situacion),
    index('situacion_historica_legal').on(t.legal, t.fecha),
    foreignKey({
      name: 'situacion_historica_imponible_fk',
      columns: [t.tipo, t.imponible, t.recurso],
      foreignColumns: [imponibleRecurso.tipo, imponibleRecurso.imponible, imponibleRecurso.recurso],
    }),
    foreignKey({
      name: 'situacion_historica_legal_fk',
      columns: [t.legalAbogado],
      foreignColumns: [abogado.codexterno],
    }),
  ],
)
