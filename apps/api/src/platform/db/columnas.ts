import type { Centavos, Fecha } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, date, integer, text, timestamp } from 'drizzle-orm/pg-core'

export type TipoImponible = 'I' | 'C'

export const columnaDeImporte = (nombre: string) =>
  bigint(nombre, { mode: 'number' }).$type<Centavos>()

export const dia = (nombre: string) => date(nombre, { mode: 'string' }).$type<Fecha>()

export const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })

export const textoLibre = (nombre: string) => text(nombre).notNull().default('')

export const claveImponible = () => ({
  tipo: text('tipo').$type<TipoImponible>().notNull(),
  imponible: integer('imponible').notNull(),
})

/**
 * Generated columns for foreign keys, because properties and businesses are in different tables. `nro_inmueble` has the
 * number of a property, and `nro_comercio` the number of a business. The other column is null.
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
 * Defines a column with a lawyer's code, '' when there is no lawyer. The second column, `legal_abogado`, has null in
 * place of '', because a foreign key needs null.
 */
export const columnasLegal = () => ({
  legal: textoLibre('legal'),
  legalAbogado: text('legal_abogado').generatedAlwaysAs(sql`nullif(legal, '')`),
})
