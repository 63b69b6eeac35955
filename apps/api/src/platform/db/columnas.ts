import type { Centavos, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, date, integer, text } from 'drizzle-orm/pg-core'

/** I = inmueble, C = comercio. */
export type TipoImponible = 'I' | 'C'

/** Money: whole centavos. */
export const columnaDeImporte = (nombre: string) =>
  bigint(nombre, { mode: 'number' }).$type<Centavos>()

/** A calendar date, as text. */
export const dia = (nombre: string) => date(nombre, { mode: 'string' }).$type<Fecha>()

/** A text the registry may not have: '' then. */
export const textoLibre = (nombre: string) => text(nombre).notNull().default('')

/** Kind and number of an item. */
export const claveImponible = () => ({
  tipo: text('tipo').$type<TipoImponible>().notNull(),
  imponible: integer('imponible').notNull(),
})

/**
 * The number again, in the column of its kind: what the foreign keys to `inmueble` and `comercio` stand on.
 */
export const referenciasImponible = () => ({
  nroInmueble: integer('nro_inmueble').generatedAlwaysAs(
    sql`case when tipo = 'I' then imponible end`,
  ),
  nroComercio: integer('nro_comercio').generatedAlwaysAs(
    sql`case when tipo = 'C' then imponible end`,
  ),
})

/** A lawyer code, '' for none; `legal_abogado` is the same with null for none, for the foreign key. */
export const columnasLegal = () => ({
  legal: textoLibre('legal'),
  legalAbogado: text('legal_abogado').generatedAlwaysAs(sql`nullif(legal, '')`),
})
