import type { ArchivoDePaquete, ColumnaDePaquete } from '@apremia/core'
import { findHeadings } from '../table/find-headings.ts'
import { PaqueteError } from './paquete-error.ts'

export interface EncabezadoDePaquete {
  /** The columns the file has, in the order of the definition, each with its place and its title in the file. */
  readonly presentes: readonly ColumnaDePaquete[]
  readonly lugares: readonly number[]
  readonly titulos: readonly string[]
  readonly ignoradas: readonly string[]
}

/** Recognises the headings of a file. Throws when a required one is missing, and names it with what the file has. */
export const readEncabezado = (
  archivo: ArchivoDePaquete,
  celdas: readonly string[],
): EncabezadoDePaquete => {
  const { columns, titles, ignored, missing } = findHeadings(
    { number: 1, hidden: false, cells: celdas },
    archivo.columnas.map(({ nombre, sinonimos, obligatoria }) => ({
      ...{ key: nombre, title: nombre, aliases: sinonimos },
      required: obligatoria,
    })),
    archivo.nombre,
  )
  if (missing.length > 0) throw new PaqueteError('columnas', missing.join(', '))
  const presentes = archivo.columnas.filter(({ nombre }) => columns.has(nombre))
  return {
    presentes,
    lugares: presentes.map(({ nombre }) => columns.get(nombre) ?? -1),
    titulos: presentes.map(({ nombre }) => titles.get(nombre) ?? nombre),
    ignoradas: ignored,
  }
}
