import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { abogado } from '../abogados/abogado-table.ts'
import { claveImponible, columnaDeImporte, columnasLegal, dia } from '../platform/db/columnas.ts'
import { imponibleRecurso } from './imponible-recurso-table.ts'
import { planPago } from './plan-pago-table.ts'
import { situacion } from './situacion-table.ts'

/** State of a tax period. PENDIENTE and EN PLAN are open, and CANCELADA is paid. */
export type EstadoDeuda = 'PENDIENTE' | 'EN PLAN' | 'CANCELADA'

/**
 * Debt by tax period (S1 §3). A credit is negative (D128). `legal` is the code of the assigned lawyer, or ''. The
 * interest is computed to the day in the parameter `registro.liquidadoAl`, or in the table `deuda_liquidada` after a
 * partial import.
 */
export const deuda = pgTable(
  'deuda',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    anio: integer('anio').notNull(),
    cuota: integer('cuota').notNull(),
    vencimiento: dia('vencimiento').notNull(),
    capital: columnaDeImporte('capital').notNull(),
    interes: columnaDeImporte('interes').notNull(),
    total: columnaDeImporte('total').notNull().generatedAlwaysAs(sql`capital + interes`),
    estado: text('estado').$type<EstadoDeuda>().notNull(),
    situacion: text('situacion')
      .notNull()
      .references(() => situacion.codigo),
    ...columnasLegal(),
    nroPlan: integer('nro_plan'),
    /**
     * Day on which the municipality collected the tax period. `cobrado` is the collected amount. Both are null when no
     * import gave a payment (D172).
     */
    fechaCobranza: dia('fecha_cobranza'),
    cobrado: columnaDeImporte('cobrado'),
    /**
     * Day of the import in which the tax period became CANCELADA (paid) (D172). The day of the collection may be
     * earlier, later or unknown.
     */
    cancelada: dia('cancelada'),
  },
  (t) => [
    primaryKey({
      name: 'deuda_pk',
      columns: [t.tipo, t.imponible, t.recurso, t.anio, t.cuota],
    }),
    index('deuda_legal')
      .on(t.legal, t.tipo, t.imponible, t.recurso, t.estado)
      .where(sql`${t.legal} <> ''`),
    index('deuda_nro_plan').on(t.nroPlan).where(sql`${t.nroPlan} is not null`),
    index('deuda_cobrada')
      .on(t.fechaCobranza)
      .where(sql`${t.fechaCobranza} is not null and ${t.legal} <> ''`),
    foreignKey({
      name: 'deuda_imponible_fk',
      columns: [t.tipo, t.imponible, t.recurso],
      foreignColumns: [imponibleRecurso.tipo, imponibleRecurso.imponible, imponibleRecurso.recurso],
    }),
    foreignKey({
      name: 'deuda_legal_fk',
      columns: [t.legalAbogado],
      foreignColumns: [abogado.codexterno],
    }),
    foreignKey({
      name: 'deuda_plan_fk',
      columns: [t.nroPlan, t.tipo, t.imponible, t.recurso],
      foreignColumns: [planPago.nroPlan, planPago.tipo, planPago.imponible, planPago.recurso],
    }),
    check('deuda_anio', sql`${t.anio} between 1900 and 2200`),
    check('deuda_cuota', sql`${t.cuota} between 0 and 99`),
    check('deuda_estado', sql`${t.estado} in ('PENDIENTE', 'EN PLAN', 'CANCELADA')`),
    check('deuda_cancelada', sql`(${t.estado} = 'CANCELADA') = (${t.cancelada} is not null)`),
    check('deuda_en_plan', sql`${t.estado} <> 'EN PLAN' or ${t.nroPlan} is not null`),
  ],
)
