import type { Cuenta, Mesa, Solapa, UnidadDeTiempo } from '@apremia/core'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, dia } from '../platform/db/columnas.ts'
import { evaluacion } from './evaluacion-table.ts'

export const evaluacionCaso = pgTable(
  'evaluacion_caso',
  {
    evaluacion: integer('evaluacion')
      .notNull()
      .references(() => evaluacion.id),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    mesa: text('mesa').$type<Mesa>().notNull(),
    solapa: text('solapa').$type<Solapa>(),
    conTitulo: boolean('con_titulo').notNull(),
    gpId: integer('gp_id'),
    inicioDesde: dia('inicio_desde'),
    plazoDesde: dia('plazo_desde'),
    plazoTiempo: integer('plazo_tiempo'),
    plazoUnidad: text('plazo_unidad').$type<UnidadDeTiempo>(),
    recibido: dia('recibido'),
    saldada: dia('saldada'),
    cuentas: text('cuentas').array().$type<Cuenta[]>().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'evaluacion_caso_pk',
      columns: [t.evaluacion, t.tipo, t.imponible, t.recurso],
    }),
  ],
)
