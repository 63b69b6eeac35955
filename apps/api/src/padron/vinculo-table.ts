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
import { claveImponible, referenciasImponible } from '../platform/db/columnas.ts'
import { comercio } from './comercio-table.ts'
import { contribuyente } from './contribuyente-table.ts'
import { inmueble } from './inmueble-table.ts'

/** Person who uses a property or business and is not responsible for its debt (D99). */
export const OCUPANTE = 'ocupante'

export type VinculoDesc = 'propietario' | 'titular' | 'poseedor' | typeof OCUPANTE | 'responsable'

export const vinculo = pgTable(
  'vinculo',
  {
    ...claveImponible(),
    orden: integer('orden').notNull(),
    nroContrib: integer('nro_contrib')
      .notNull()
      .references(() => contribuyente.nroContrib),
    vinculoDesc: text('vinculo_desc').$type<VinculoDesc>().notNull(),
    ...referenciasImponible(),
  },
  (t) => [
    primaryKey({ name: 'vinculo_pk', columns: [t.tipo, t.imponible, t.orden] }),
    unique('vinculo_persona').on(t.tipo, t.imponible, t.nroContrib),
    index('vinculo_nro_contrib').on(t.nroContrib),
    index('vinculo_nro_inmueble').on(t.nroInmueble).where(sql`${t.nroInmueble} is not null`),
    foreignKey({
      name: 'vinculo_inmueble_fk',
      columns: [t.nroInmueble],
      foreignColumns: [inmueble.nroInmueble],
    }),
    foreignKey({
      name: 'vinculo_comercio_fk',
      columns: [t.nroComercio],
      foreignColumns: [comercio.nroComercio],
    }),
    check('vinculo_tipo', sql`${t.tipo} in ('I', 'C')`),
    check('vinculo_orden', sql`${t.orden} > 0`),
    check(
      'vinculo_desc',
      sql`${t.vinculoDesc} in ('propietario', 'titular', 'poseedor', 'ocupante', 'responsable')`,
    ),
  ],
)
