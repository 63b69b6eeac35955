import type { Centavos, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Kind of an item: I for a property (inmueble), C for a business (comercio). */
export type TipoImponible = 'I' | 'C'

/** Defines a column with an amount in whole centavos. */
export const columnaDeImporte = (nombre: string) =>
  bigint(nombre, { mode: 'number' }).$type<Centavos>()

/** Defines a column with a calendar date, read as text. */
export const dia = (nombre: string) => date(nombre, { mode: 'string' }).$type<Fecha>()

/** Defines a column with an instant, with its time zone. */
export const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })

/** Defines a column with an optional text. A missing text is stored as ''. */
export const textoLibre = (nombre: string) => text(nombre).notNull().default('')

/** Defines the columns with the kind and the number of an item. */
export const claveImponible = () => ({
  tipo: text('tipo').$type<TipoImponible>().notNull(),
  imponible: integer('imponible').notNull(),
})

/**
 * Defines generated columns with the item's number, one for each kind of item. A foreign key can refer to only one
 * table, so each kind needs its own column.
 */
export const referenciasImponible = () => ({
  nroInmueble: integer('nro_inmueble').generatedAlwaysAs(
    sql`case when tipo = 'I' then imponible end`,
  ),
  nroComercio: integer('nro_comercio').generatedAlwaysAs(
    sql`case when tipo = 'C' then imponible end`,
  ),
})

/**
 * Defines a column with a lawyer's code, '' for none. `legal_abogado` has null instead of '', as a foreign key needs.
 */
export const columnasLegal = () => ({
  legal: textoLibre('legal'),
  legalAbogado: text('legal_abogado').generatedAlwaysAs(sql`nullif(legal, '')`),
})
