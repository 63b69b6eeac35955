import {
  ARCHIVOS_DEL_PAQUETE,
  type ArchivoDePaquete,
  CODIFICACIONES,
  type Codificacion,
  type FormaDeFecha,
  type FormaDeImporte,
  findArchivoDePaquete,
  guessFormaDeFecha,
  guessFormaDeImporte,
  MANIFIESTO,
} from '@apremia/core'
import { findHeadings } from '../table/find-headings.ts'
import type { FuenteDePaquete } from './fuente-de-paquete.ts'
import { type LineaLeida, readLineas } from './lineas-de-csv.ts'
import { readLineasDeXlsx } from './lineas-de-xlsx.ts'
import { messageOfFalla, PaqueteError } from './paquete-error.ts'

/** How a file of the municipality could be read: what is known is proposed, and the rest is for a person to choose. */
export interface PropuestaDeEquivalencia {
  /** Name as it came. */
  readonly fuente: string
  /** File of the package that it looks like; null when it looks like none. */
  readonly archivo: ArchivoDePaquete | null
  readonly codificacion: Codificacion
  /** Undefined when the first rows do not tell. */
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
  /** Columns that were recognised, with the heading of the file. */
  readonly columnas: ReadonlyMap<string, string>
  /** Columns that the package needs and were not recognised. */
  readonly faltan: readonly string[]
  /** Headings that mean nothing here, each with some of its values. */
  readonly sinUso: readonly { readonly titulo: string; readonly valores: readonly string[] }[]
  /** Why the file cannot be read; '' when it can. */
  readonly falla: string
}

/** Rows that are looked at. */
const MIRADAS = 500
/** Values that are shown of a heading. */
const MOSTRADOS = 4

const isLibro = ({ archivo }: FuenteDePaquete): boolean => /\.xlsx$/i.test(archivo)

const readPrimeras = async (
  fuente: FuenteDePaquete,
  codificacion: Codificacion,
): Promise<readonly LineaLeida[]> => {
  const bytes = await fuente.open()
  const lineas: LineaLeida[] = []
  try {
    for await (const lote of isLibro(fuente)
      ? readLineasDeXlsx(bytes, fuente.hoja)
      : readLineas(bytes, codificacion)) {
      lineas.push(...lote.slice(0, MIRADAS + 1 - lineas.length))
      if (lineas.length > MIRADAS) break
    }
  } finally {
    bytes.destroy()
  }
  if (lineas.length === 0) throw new PaqueteError('vacio')
  return lineas
}

/** A file that is no UTF-8 is of Windows: every byte means something there. */
const readEnSuCodificacion = async (fuente: FuenteDePaquete) => {
  const [primera, segunda] = CODIFICACIONES
  try {
    return { codificacion: primera, lineas: await readPrimeras(fuente, primera) }
  } catch (error) {
    if (!(error instanceof PaqueteError && error.codigo === 'codificacion')) throw error
    return { codificacion: segunda, lineas: await readPrimeras(fuente, segunda) }
  }
}

const findColumnas = (archivo: ArchivoDePaquete, celdas: readonly string[]) =>
  findHeadings(
    { number: 1, hidden: false, cells: celdas },
    archivo.columnas.map(({ nombre, sinonimos, obligatoria }) => ({
      ...{ key: nombre, title: nombre, aliases: sinonimos, required: obligatoria },
    })),
    archivo.nombre,
  )

/** A name that has that of a file of the package says as much as some columns: 'EXP_DEUDA'. */
const POR_EL_NOMBRE = 2

/** How much of a file the headings are: what it needs and lacks counts against it. */
const scoreDe = (archivo: ArchivoDePaquete, nombre: string, celdas: readonly string[]): number => {
  try {
    const { columns, missing } = findColumnas(archivo, celdas)
    const porElNombre = nombre.includes(archivo.nombre) ? POR_EL_NOMBRE : 0
    return columns.size - missing.length + porElNombre
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

const chooseArchivo = (
  { nombre }: FuenteDePaquete,
  celdas: readonly string[],
): ArchivoDePaquete | null => {
  const propio = findArchivoDePaquete(nombre)
  if (propio !== undefined) return propio
  const [mejor] = ARCHIVOS_DEL_PAQUETE.map((archivo) => ({
    ...{ archivo, score: scoreDe(archivo, nombre, celdas) },
  })).sort((a, b) => b.score - a.score)
  return mejor !== undefined && mejor.score > 0 ? mejor.archivo : null
}

/** Proposes how one file is read. */
export const proposeEquivalencia = async (
  fuente: FuenteDePaquete,
): Promise<PropuestaDeEquivalencia> => {
  const nada = {
    ...{ fuente: fuente.archivo, archivo: null, codificacion: CODIFICACIONES[0] },
    ...{ fechas: undefined, importes: undefined, columnas: new Map(), faltan: [], sinUso: [] },
  }
  try {
    const { codificacion, lineas } = await readEnSuCodificacion(fuente)
    const [encabezado, ...filas] = lineas
    const celdas = encabezado?.celdas ?? []
    const valoresDe = (lugar: number): string[] =>
      filas.map((fila) => (fila.celdas[lugar] ?? '').trim()).filter((valor) => valor !== '')
    const sinUsoDe = (titulos: readonly string[]) =>
      titulos.map((titulo) => ({
        titulo,
        valores: [
          ...new Set(valoresDe(celdas.findIndex((celda) => celda.trim() === titulo))),
        ].slice(0, MOSTRADOS),
      }))
    const archivo = chooseArchivo(fuente, celdas)
    if (archivo === null)
      return {
        ...nada,
        codificacion,
        sinUso: sinUsoDe(celdas.filter((una) => una !== '')),
        falla: '',
      }
    const { columns, titles, ignored, missing } = findColumnas(archivo, celdas)
    const deClase = (clase: string): string[] =>
      archivo.columnas
        .filter(({ nombre, forma }) => forma.clase === clase && columns.has(nombre))
        .flatMap(({ nombre }) => valoresDe(columns.get(nombre) ?? -1))
    return {
      ...{ fuente: fuente.archivo, archivo, codificacion, columnas: titles },
      fechas: guessFormaDeFecha(deClase('fecha')),
      importes: isLibro(fuente) ? undefined : guessFormaDeImporte(deClase('importe')),
      ...{ faltan: missing, sinUso: sinUsoDe(ignored), falla: '' },
    }
  } catch (error) {
    return { ...nada, falla: messageOfFalla(error) }
  }
}

/** Proposes how the files of a folder or zip are read, whatever they are called. */
export const proposeEquivalencias = (
  fuentes: readonly FuenteDePaquete[],
): Promise<PropuestaDeEquivalencia[]> =>
  Promise.all(fuentes.filter(({ nombre }) => nombre !== MANIFIESTO.nombre).map(proposeEquivalencia))
