import {
  type ArchivoDePaquete,
  type ColumnaDePaquete,
  type EquivalenciaDeArchivo,
  type ErrorDeFila,
  nombreDeColumna,
} from '@apremia/core'
import { findHeadings } from '../table/find-headings.ts'
import { PaqueteError } from './paquete-error.ts'

export interface EncabezadoDePaquete {
  readonly presentes: readonly ColumnaDePaquete[]
  /**
   * Position in the file of each column of `presentes`. It is -1 for a column that is not in the file, when the mapping
   * gives a fixed value for all the rows.
   */
  readonly lugares: readonly number[]
  readonly titulos: readonly string[]
  readonly ignoradas: readonly string[]
  /**
   * Headings of the uploaded file, by the column name in the data package. A heading that is equal to the column name
   * is left out. Error messages show these headings.
   */
  readonly nombres: ReadonlyMap<string, string>
}

/** Changes the column names in error messages to the headings of the uploaded file, which the person knows. */
export const withNombresDeColumnas = (
  { nombres }: Pick<EncabezadoDePaquete, 'nombres'>,
  errores: readonly ErrorDeFila[],
): readonly ErrorDeFila[] =>
  nombres.size === 0
    ? errores
    : errores.map((error) => ({ ...error, columna: nombres.get(error.columna) ?? error.columna }))

export const readEncabezado = (
  archivo: ArchivoDePaquete,
  celdas: readonly string[],
  equivalencia?: EquivalenciaDeArchivo,
): EncabezadoDePaquete => {
  const suya = (nombre: string) => equivalencia?.columnas.get(nombre)
  const isFija = ({ nombre }: ColumnaDePaquete): boolean => (suya(nombre)?.fijo ?? null) !== null
  const { columns, titles, ignored, missing } = findHeadings(
    { number: 1, hidden: false, cells: celdas },
    archivo.columnas
      .filter((columna) => !isFija(columna))
      .map(({ nombre, sinonimos, obligatoria }) => {
        const titulo = suya(nombre)?.titulo ?? null
        // When the mapping gives a heading for the column, only that heading is searched for. The usual name of the
        // column and its synonyms are then not accepted.
        const buscada =
          titulo === null ? { title: nombre, aliases: sinonimos } : { title: titulo, aliases: [] }
        return { key: nombre, ...buscada, required: obligatoria || titulo !== null }
      }),
    archivo.nombre,
  )
  if (missing.length > 0) throw new PaqueteError('columnas', missing.join(', '))
  const presentes = archivo.columnas.filter(
    (columna) => columns.has(columna.nombre) || isFija(columna),
  )
  return {
    presentes,
    lugares: presentes.map(({ nombre }) => columns.get(nombre) ?? -1),
    titulos: presentes.map(({ nombre }) => titles.get(nombre) ?? nombre),
    ignoradas: ignored,
    nombres: new Map(
      equivalencia === undefined
        ? []
        : presentes.map((columna) => {
            const { nombre } = columna
            const titulo = isFija(columna) ? null : (titles.get(nombre) ?? nombre)
            return [nombre, nombreDeColumna(nombre, titulo)]
          }),
    ),
  }
}
