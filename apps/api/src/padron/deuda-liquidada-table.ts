import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/**
 * Day for which the amounts of a period hold (D171), set by a load that brought only part of the debt. Periods that the
 * load did not bring keep their day. A later load of all the debt sets one day for every period, in the parameter
 * `registro.liquidadoAl`.
 */
export const deudaLiquidada = pgTable(
  'deuda_liquidada',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    anio: integer('anio').notNull(),
    cuota: integer('cuota').notNull(),
    /** Load of a package. Rows of a load that was undone are deleted. */
    carga: integer('carga').notNull(),
    dia: dia('dia').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'deuda_liquidada_pk',
      columns: [t.tipo, t.imponible, t.recurso, t.anio, t.cuota, t.carga],
    }),
  ],
)
