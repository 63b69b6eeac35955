import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'

/**
 * Day up to which the interest of a tax period is computed (D171). An import of part of the debt stores the day of its
 * own periods here. An import of all the debt sets one day in the parameter `registro.liquidadoAl`.
 */
export const deudaLiquidada = pgTable(
  'deuda_liquidada',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    anio: integer('anio').notNull(),
    cuota: integer('cuota').notNull(),
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
