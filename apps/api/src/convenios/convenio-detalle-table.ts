import { CERO } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { claveImponible, columnaDeImporte, dia, textoLibre } from '../platform/db/columnas.ts'
import { tipoRetiro } from './convenio-lista-table.ts'
import { convenio } from './convenio-table.ts'

const parteDelImporte = (nombre: string) => columnaDeImporte(nombre).notNull().default(CERO)

/**
 * Payment plans of an agreement, one row for each tax of each property or business (S1 §3), with the amounts of the
 * signing day. There is no foreign key to the property or business, which may be stored only in the municipality's own
 * service.
 */
export const convenioPlan = pgTable(
  'convenio_plan',
  {
    convenioId: integer('convenio_id')
      .notNull()
      .references(() => convenio.id),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    planTipo: text('plan_tipo').notNull(),
    /**
     * Number of the municipality's payment plan, imported with an agreement of the former system. Null for an agreement
     * of this product: `planDelMunicipio` finds its plan.
     */
    nroPlan: integer('nro_plan'),
    /** Number of instalments, including the advance (D31). */
    cuotas: integer('cuotas').notNull(),
    monto: columnaDeImporte('monto').notNull(),
    anticipo: parteDelImporte('anticipo'),
    descuento: parteDelImporte('descuento'),
    financiacion: parteDelImporte('financiacion'),
    /**
     * Monthly interest rate in per cent, as '2.5'. '' for a plan without interest. `tasaOrigen` says where the rate
     * comes from.
     */
    tasa: textoLibre('tasa'),
    tasaOrigen: textoLibre('tasa_origen'),
    contribuyente: text('contribuyente').notNull(),
    /**
     * Field `i50` of the API. The specification does not say its meaning. The product stores and returns the text, but
     * never uses it (D37).
     */
    i50: textoLibre('i50'),
    estadoRetiro: integer('estado_retiro')
      .notNull()
      .references(() => tipoRetiro.id),
  },
  (t) => [
    primaryKey({
      name: 'convenio_plan_pk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso],
    }),
    check('convenio_plan_cuotas', sql`${t.cuotas} > 0`),
    check('convenio_plan_monto', sql`${t.monto} > 0`),
  ],
)

/** Tax periods of the agreements. A tax period is in at most one active agreement (D43). */
export const convenioCuota = pgTable(
  'convenio_cuota',
  {
    convenioId: integer('convenio_id').notNull(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    anio: integer('anio').notNull(),
    cuota: integer('cuota').notNull(),
    capital: parteDelImporte('capital'),
    interes: parteDelImporte('interes'),
    /**
     * Copy of the column `activo` of the agreement, for a unique index over the tax periods of active agreements. Null
     * for an ended agreement of the former system, so that another agreement may include the same tax periods.
     */
    activo: boolean('activo').default(true),
  },
  (t) => [
    primaryKey({
      name: 'convenio_cuota_pk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso, t.anio, t.cuota],
    }),
    index('convenio_cuota_imponible').on(t.tipo, t.imponible, t.recurso),
    uniqueIndex('convenio_cuota_activa')
      .on(t.tipo, t.imponible, t.recurso, t.anio, t.cuota)
      .where(sql`${t.activo}`),
    foreignKey({
      name: 'convenio_cuota_convenio_fk',
      columns: [t.convenioId, t.activo],
      foreignColumns: [convenio.id, convenio.activo],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'convenio_cuota_plan_fk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso],
      foreignColumns: [
        convenioPlan.convenioId,
        convenioPlan.tipo,
        convenioPlan.imponible,
        convenioPlan.recurso,
      ],
    }),
  ],
)

/** Instalments of each plan of an agreement. Number 0 is the advance. */
export const convenioPlanCuota = pgTable(
  'convenio_plan_cuota',
  {
    convenioId: integer('convenio_id').notNull(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    cuota: integer('cuota').notNull(),
    capital: columnaDeImporte('capital').notNull(),
    interes: columnaDeImporte('interes').notNull(),
    vencimiento: dia('vencimiento').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'convenio_plan_cuota_pk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso, t.cuota],
    }),
    foreignKey({
      name: 'convenio_plan_cuota_fk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso],
      foreignColumns: [
        convenioPlan.convenioId,
        convenioPlan.tipo,
        convenioPlan.imponible,
        convenioPlan.recurso,
      ],
    }),
    check('convenio_plan_cuota_montos', sql`${t.capital} >= 0 and ${t.interes} >= 0`),
  ],
)
