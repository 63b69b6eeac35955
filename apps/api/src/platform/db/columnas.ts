import type { Centavos, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** I = inmueble, C = comercio. */
export type TipoImponible = 'I' | 'C'

/** Money: whole centavos. */
export const columnaDeImporte = (nombre: string) =>
  bigint(nombre, { mode: 'number' }).$type<Centavos>()

/** A calendar date, as text. */
export const dia = (nombre: string) => date(nombre, { mode: 'string' }).$type<Fecha>()

/** A moment, with its time zone. */
export const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })

/** A text that may be missing: stored as ''. */
export const textoLibre = (nombre: string) => text(nombre).notNull().default('')

/** Kind and number of an item. */
export const claveImponible = () => ({
  tipo: text('tipo').$type<TipoImponible>().notNull(),
  imponible: integer('imponible').notNull(),
})

/** Copies of the item's number, one column for each kind: a foreign key can only name one table. */
export const referenciasImponible = () => ({
  nroInmueble: integer('nro_inmueble').generatedAlwaysAs(
    sql`case when tipo = 'I' then imponible end`,
  ),
  nroComercio: integer('nro_comercio').generatedAlwaysAs(
    sql`case when tipo = 'C' then imponible end`,
  ),
})

/** A lawyer's code, '' for none. `legal_abogado` is the same with null for none, as a foreign key needs. */
export const columnasLegal = () => ({
  legal: textoLibre('legal'),
  legalAbogado: text('legal_abogado').generatedAlwaysAs(sql`nullif(legal, '')`),
})
