import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { textoLibre } from '../platform/db/columnas.ts'

/** Properties of the municipality. Each number of the cadastral designation has an optional letter (S1 §3). */
export const inmueble = pgTable(
  'inmueble',
  {
    nroInmueble: integer('nro_inmueble').primaryKey(),
    calle: textoLibre('calle'),
    nro: integer('nro'),
    piso: textoLibre('piso'),
    dept: textoLibre('dept'),
    barrio: textoLibre('barrio'),
    parProvincial: text('par_provincial').unique(),
    circuns: textoLibre('circuns'),
    seccion: textoLibre('seccion'),
    chacraNro: integer('chacra_nro'),
    chacraLet: textoLibre('chacra_let'),
    quintaNro: integer('quinta_nro'),
    quintaLet: textoLibre('quinta_let'),
    fraccionNro: integer('fraccion_nro'),
    fraccionLet: textoLibre('fraccion_let'),
    manzanaNro: integer('manzana_nro'),
    manzanaLet: textoLibre('manzana_let'),
    parcelaNro: integer('parcela_nro'),
    parcelaLet: textoLibre('parcela_let'),
    uniFuncional: integer('uni_funcional'),
    /** Holder in the provincial register, shown when the municipality has no taxpayer for the property. */
    titular: textoLibre('titular'),
    activo: boolean('activo').notNull().default(true),
    altaCarga: integer('alta_carga'),
  },
  (t) => [
    index('inmueble_alta_carga').on(t.altaCarga).where(sql`${t.altaCarga} is not null`),
    index('inmueble_inactivo').on(t.nroInmueble).where(sql`not ${t.activo}`),
    check('inmueble_nro_inmueble', sql`${t.nroInmueble} > 0`),
    check('inmueble_nro_positivo', sql`${t.nro} > 0`),
    check('inmueble_partida', sql`btrim(${t.parProvincial}) <> ''`),
  ],
)
