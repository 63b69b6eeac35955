import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { claveImponible, columnaDeImporte, dia, textoLibre } from '../platform/db/columnas.ts'
import { imponibleRecurso } from './imponible-recurso-table.ts'

type EstadoPlan = 'vigente' | 'cumplido' | 'caduco'

export const planPago = pgTable(
  'plan_pago',
  {
    nroPlan: integer('nro_plan').primaryKey(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    planTipo: text('plan_tipo').notNull(),
    fecha: dia('fecha').notNull(),
    estado: text('estado').$type<EstadoPlan>().notNull(),
    /** Number by which the municipality knows the agreement: 'A01-000001', or 'ANT-12' for one of the former system. */
    convenio: text('convenio'),
  },
  (t) => [
    // The table of debt has a foreign key to these four columns. So a payment plan never includes tax periods of
    // another property or business.
    unique('plan_pago_imponible').on(t.nroPlan, t.tipo, t.imponible, t.recurso),
    index('plan_pago_por_imponible').on(t.tipo, t.imponible, t.recurso),
    foreignKey({
      name: 'plan_pago_imponible_fk',
      columns: [t.tipo, t.imponible, t.recurso],
      foreignColumns: [imponibleRecurso.tipo, imponibleRecurso.imponible, imponibleRecurso.recurso],
    }),
    check('plan_pago_estado', sql`${t.estado} in ('vigente', 'cumplido', 'caduco')`),
  ],
)

/**
 * Instalments of the payment plans. An instalment with a collection date is paid. The status of an instalment is
 * computed (D38).
 */
export const planCuota = pgTable(
  'plan_cuota',
  {
    nroPlan: integer('nro_plan')
      .notNull()
      .references(() => planPago.nroPlan),
    cuota: integer('cuota').notNull(),
    montoCapital: columnaDeImporte('monto_capital').notNull(),
    montoInteres: columnaDeImporte('monto_interes').notNull(),
    monto: columnaDeImporte('monto')
      .notNull()
      .generatedAlwaysAs(sql`monto_capital + monto_interes`),
    fechaVto: dia('fecha_vto').notNull(),
    intCobranza: columnaDeImporte('int_cobranza').notNull(),
    fechaCobranza: dia('fecha_cobranza'),
    tipoComprob: textoLibre('tipo_comprob'),
    nroComprob: textoLibre('nro_comprob'),
  },
  (t) => [
    primaryKey({ name: 'plan_cuota_pk', columns: [t.nroPlan, t.cuota] }),
    check('plan_cuota_cuota', sql`${t.cuota} >= 0`),
    check('plan_cuota_comprobante', sql`${t.fechaCobranza} is not null or ${t.nroComprob} = ''`),
  ],
)
