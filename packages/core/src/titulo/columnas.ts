import type { Categoria } from './titulo-datos.ts'

/** Headings of the title workbooks that the error messages of the rules name (S2 §2.13, D90). */
export const COLUMNAS_DEL_LIBRO_DE_TITULOS = {
  recurso: 'RECURSO',
  abogado: 'ABOGADO',
  desde: 'DESDE',
  hasta: 'HASTA',
  estado: 'ESTADO',
  liquidadoAl: 'LIQUIDADO_AL',
  capital: 'CAPITAL',
  interes: 'INTERES',
  total: 'TOTAL',
  sello: 'SELLO',
} as const

/** Heading of the column with the number of the imponible, by category. */
export const COLUMNA_IMPONIBLE: Readonly<Record<Categoria, string>> = {
  inmueble: 'NRO_INMUEBLE',
  comercio: 'NRO_COMERCIO',
}
