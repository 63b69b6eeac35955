import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { claveImponible, importe } from './columnas.ts'
import { convenio } from './convenio-table.ts'
import { deuda } from './deuda-table.ts'
import { imponibleRecurso } from './imponible-recurso-table.ts'

/** The plans inside an agreement, one per item and resource (S1 §3: r, i, c, m, cnt). */
export const convenioPlan = pgTable(
  'convenio_plan',
  {
    convenioId: integer('convenio_id')
      .notNull()
      .references(() => convenio.id),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    planTipo: text('plan_tipo').notNull(),
    cuotas: integer('cuotas').notNull(),
    monto: importe('monto').notNull(),
    contribuyente: text('contribuyente').notNull(),
    estadoRetiro: integer('estado_retiro').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'convenio_plan_pk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso],
    }),
    foreignKey({
      name: 'convenio_plan_imponible_fk',
      columns: [t.tipo, t.imponible, t.recurso],
      foreignColumns: [imponibleRecurso.tipo, imponibleRecurso.imponible, imponibleRecurso.recurso],
    }),
    check('convenio_plan_cuotas', sql`${t.cuotas} > 0`),
    check('convenio_plan_monto', sql`${t.monto} > 0`),
  ],
)

/** The debt periods of an agreement; a period is in one active agreement at most (decision D43). */
export const convenioCuota = pgTable(
  'convenio_cuota',
  {
    convenioId: integer('convenio_id').notNull(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    anio: integer('anio').notNull(),
    cuota: integer('cuota').notNull(),
    /** Follows its agreement's. */
    activo: boolean('activo').notNull().default(true),
  },
  (t) => [
    primaryKey({
      name: 'convenio_cuota_pk',
      columns: [t.convenioId, t.tipo, t.imponible, t.recurso, t.anio, t.cuota],
    }),
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
    foreignKey({
      name: 'convenio_cuota_deuda_fk',
      columns: [t.tipo, t.imponible, t.recurso, t.anio, t.cuota],
      foreignColumns: [deuda.tipo, deuda.imponible, deuda.recurso, deuda.anio, deuda.cuota],
    }),
  ],
)
