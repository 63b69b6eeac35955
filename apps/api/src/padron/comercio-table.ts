import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { dia, textoLibre } from '../platform/db/columnas.ts'
import { inmueble } from './inmueble-table.ts'

export const comercio = pgTable(
  'comercio',
  {
    nroComercio: integer('nro_comercio').primaryKey(),
    sucursal: integer('sucursal').notNull().default(0),
    nombre: text('nombre').notNull(),
    nomFantasia: textoLibre('nom_fantasia'),
    calle: textoLibre('calle'),
    nro: integer('nro'),
    piso: textoLibre('piso'),
    dept: textoLibre('dept'),
    barrio: textoLibre('barrio'),
    cuit: text('cuit'),
    fechaApertura: dia('fecha_apertura'),
    fechaHabilitacion: dia('fecha_habilitacion'),
    fechaCese: dia('fecha_cese'),
    expedNro: textoLibre('exped_nro'),
    nroInmueble: integer('nro_inmueble').references(() => inmueble.nroInmueble),
  },
  (t) => [
    index('comercio_cuit').on(t.cuit),
    index('comercio_nro_inmueble').on(t.nroInmueble),
    check('comercio_nro_comercio', sql`${t.nroComercio} > 0`),
    check('comercio_nro_positivo', sql`${t.nro} > 0`),
    check('comercio_sucursal', sql`${t.sucursal} >= 0`),
    check('comercio_cuit_digitos', sql`${t.cuit} ~ '^[0-9]{11}$'`),
  ],
)
