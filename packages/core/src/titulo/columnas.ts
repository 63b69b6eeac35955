import type { Categoria } from './titulo-datos.ts'

export const COLUMNAS_DEL_LIBRO_DE_TITULOS = {
  recurso: 'RECURSO',
  abogado: 'ABOGADO',
  desde: 'DESDE',
  hasta: 'HASTA',
  contribuyentes: 'CONTRIBUYENTES',
  documentos: 'DNI_CUIT',
  domicilio: 'DOMICILIO',
  estado: 'ESTADO',
  avisos: 'AVISOS',
  liquidadoAl: 'LIQUIDADO_AL',
  capital: 'CAPITAL',
  interes: 'INTERES',
  total: 'TOTAL',
  sello: 'SELLO',
} as const

export const COLUMNA_IMPONIBLE: Readonly<Record<Categoria, string>> = {
  inmueble: 'NRO_INMUEBLE',
  comercio: 'NRO_COMERCIO',
}
