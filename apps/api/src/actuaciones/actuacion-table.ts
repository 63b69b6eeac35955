import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { abogado as abogadoTable } from '../abogados/abogado-table.ts'
import { carta } from '../cartas/carta-table.ts'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import { claveImponible, dia, textoLibre } from '../platform/db/columnas.ts'
import { actuacionLote } from './actuacion-lote-table.ts'

/**
 * Legal actions (S2 §3). The table has no foreign key to the property or business, which may be stored only in the
 * municipality's own service.
 */
export const actuacion = pgTable(
  'actuacion',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    abogado: text('abogado')
      .notNull()
      .references(() => abogadoTable.codexterno),
    fecha: dia('fecha').notNull(),
    tpId: integer('tp_id').notNull(),
    gpId: integer('gp_id').notNull(),
    ingreso: timestamp('ingreso', { withTimezone: true }).notNull().defaultNow(),
    obs: textoLibre('obs'),
    vigente: boolean('vigente').notNull().default(true),
    /** Form fields that the type of the action requires, under their names in the API. */
    dato: jsonb('dato').$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    /**
     * Id of the batch (group of legal actions that one request saved). Null when no request of this product saved the
     * action.
     */
    lote: uuid('lote').references(() => actuacionLote.id),
    /**
     * Number of the legal action in the former system, read from the data package of the municipality. Null for an
     * action created in this product.
     */
    anterior: integer('anterior'),
    /**
     * Number, in the table `carta`, of the imported letter that this legal action records as sent. Null for an action
     * created in this product.
     */
    carta: integer('carta').references(() => carta.numero),
    version: integer('version').notNull().default(1),
    /** Reason of the deletion (D74). '' while the legal action is in force. */
    bajaMotivo: textoLibre('baja_motivo'),
    bajaDni: textoLibre('baja_dni'),
    baja: timestamp('baja', { withTimezone: true }),
  },
  (t) => [
    index('actuacion_imponible').on(t.tipo, t.imponible, t.recurso, t.fecha, t.id),
    index('actuacion_ultima')
      .on(
        ...[t.tipo, t.imponible, t.recurso, t.fecha.desc().nullsFirst(), t.id.desc().nullsFirst()],
        ...[t.abogado, t.gpId, t.tpId],
      )
      .where(sql`${t.vigente}`),
    index('actuacion_abogado').on(t.abogado, t.fecha),
    index('actuacion_fecha').on(t.fecha, t.id),
    // Index that finds cases by their court file number. Only court filings (radicaciones, `TIPOS_FIJOS`) have a court
    // file number.
    index('actuacion_expediente')
      .on(sql`(${t.dato} ->> 'nroexpte')`, t.tipo, t.imponible, t.recurso)
      .where(sql`${t.vigente} and ${t.tpId} in (1, 18) and ${t.dato} ->> 'nroexpte' <> ''`),
    uniqueIndex('actuacion_anterior').on(t.anterior).where(sql`${t.anterior} is not null`),
    uniqueIndex('actuacion_de_carta')
      .on(t.carta, t.tipo, t.imponible, t.recurso)
      .where(sql`${t.carta} is not null`),
    foreignKey({
      name: 'actuacion_etapa_fk',
      columns: [t.tpId, t.gpId],
      foreignColumns: [tipoEtapa.tpId, tipoEtapa.gpId],
    }),
    check('actuacion_dato', sql`jsonb_typeof(${t.dato}) = 'object'`),
    check('actuacion_baja', sql`${t.baja} is null or not ${t.vigente}`),
  ],
)
