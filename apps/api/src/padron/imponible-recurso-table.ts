import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { claveImponible, instante, referenciasImponible } from '../platform/db/columnas.ts'
import { recurso } from '../recursos/recurso-table.ts'
import { comercio } from './comercio-table.ts'
import { inmueble } from './inmueble-table.ts'

/** Taxes of each property or business. The tables of debt, plans and legal actions refer to this table. */
export const imponibleRecurso = pgTable(
  'imponible_recurso',
  {
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    ...referenciasImponible(),
    /**
     * Moment at which the debt of this property or business alone was requested from the municipality's service. Null
     * when nobody has opened its case.
     */
    preguntado: instante('preguntado'),
  },
  (t) => [
    primaryKey({ name: 'imponible_recurso_pk', columns: [t.tipo, t.imponible, t.recurso] }),
    index('imponible_recurso_nro_inmueble')
      .on(t.nroInmueble)
      .where(sql`${t.nroInmueble} is not null`),
    foreignKey({
      name: 'imponible_recurso_recurso_fk',
      columns: [t.recurso, t.tipo],
      foreignColumns: [recurso.codigo, recurso.tipo],
    }),
    foreignKey({
      name: 'imponible_recurso_inmueble_fk',
      columns: [t.nroInmueble],
      foreignColumns: [inmueble.nroInmueble],
    }),
    foreignKey({
      name: 'imponible_recurso_comercio_fk',
      columns: [t.nroComercio],
      foreignColumns: [comercio.nroComercio],
    }),
    check('imponible_recurso_tipo', sql`${t.tipo} in ('I', 'C')`),
  ],
)
