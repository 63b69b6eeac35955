import { type ColumnaDeAcuse, textos } from '@apremia/core'
import type { HeadingSpec } from '../table/find-headings.ts'

const { columnas } = textos.planillaDeAcuses

/**
 * Columns of the workbook of acknowledgements of receipt of demand letters. A person fills in the columns of
 * `ColumnaDeAcuse`. The name and the address of the taxpayer only show which letter each row is about.
 */
export type ColumnaDePlanillaDeAcuses = ColumnaDeAcuse | 'contribuyente' | 'domicilio'

const ALIAS: Readonly<Partial<Record<ColumnaDePlanillaDeAcuses, readonly string[]>>> = {
  numero: ['numero', 'carta', 'nro de carta', 'numero de carta', 'n de carta'],
  pieza: ['pieza', 'numero de pieza', 'nro de pieza'],
  receptor: ['receptor', 'recibio', 'quien recibio'],
  dni: ['dni de quien la recibio', 'documento'],
  vinculo: ['que es del deudor', 'relacion'],
  notificador: ['quien la llevo'],
  correccion: ['correccion'],
}

const OBLIGATORIAS: readonly ColumnaDePlanillaDeAcuses[] = ['numero', 'medio', 'resultado', 'fecha']

export const HEADINGS_DE_ACUSES: readonly HeadingSpec<ColumnaDePlanillaDeAcuses>[] = (
  Object.keys(columnas) as ColumnaDePlanillaDeAcuses[]
).map((key) => ({
  key,
  title: columnas[key].toUpperCase(),
  aliases: ALIAS[key] ?? [],
  required: OBLIGATORIAS.includes(key),
}))
