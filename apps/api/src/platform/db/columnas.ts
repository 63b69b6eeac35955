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
 * Defines two computed columns for foreign keys, because properties and businesses are in different tables. In a row
 * about a property, `nro_inmueble` has its number. In a row about a business, `nro_comercio` has it. The other column
 * is null.
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
 * Defines two columns for a lawyer. `legal` has the lawyer's code, or '' without a lawyer. `legal_abogado` has null
 * instead of '', because a foreign key needs null.
 */
export const columnasLegal = () => ({
  legal: textoLibre('legal'),
  legalAbogado: text('legal_abogado').generatedAlwaysAs(sql`nullif(legal, '')`),
})
