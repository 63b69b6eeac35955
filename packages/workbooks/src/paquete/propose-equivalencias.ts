import {
  ARCHIVOS_DEL_PAQUETE,
  type ArchivoDePaquete,
  CODIFICACIONES,
  type Codificacion,
  type ColumnaDePaquete,
  type FormaDeFecha,
  type FormaDeImporte,
  findArchivoDePaquete,
  guessFormaDeFecha,
  guessFormaDeImporte,
  MANIFIESTO,
} from '@apremia/core'
import { normalizeHeading } from '../table/normalize-heading.ts'
import type { FuenteDePaquete } from './fuente-de-paquete.ts'
import { type LineaLeida, readLineas } from './lineas-de-csv.ts'
import { readLineasDeXlsx } from './lineas-de-xlsx.ts'
import { messageOfFalla, PaqueteError } from './paquete-error.ts'
import { PARECIDOS } from './parecidos.ts'

/** Proposal to read a file of the municipality. Recognised headings are proposed, and a person chooses the rest. */
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
  /** Columns that more than one heading could be, or one that another column has. */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  /** Columns that the package needs and were not recognised. */
  readonly faltan: readonly string[]
  /** Headings that mean nothing here, each with some of its values. */
  readonly sinUso: readonly { readonly titulo: string; readonly valores: readonly string[] }[]
  /** Reason why the file cannot be read, or '' when it can. */
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

interface Parecido {
  readonly columna: ColumnaDePaquete
  /** Places of the headings that could be it, the likeliest first. */
  readonly lugares: readonly number[]
  /** The loader takes the first one by itself. */
  readonly seguro: boolean
}

/** Finds the headings that could be each column. A heading that is surely of one column is of no other. */
const findParecidos = (
  { columnas }: ArchivoDePaquete,
  celdas: readonly string[],
): readonly Parecido[] => {
  const titulos = celdas.map(normalizeHeading)
  const lugaresDe = (nombres: readonly string[]): number[] => {
    const buscados = new Set(nombres.map(normalizeHeading))
    return titulos.flatMap((titulo, lugar) => (buscados.has(titulo) ? [lugar] : []))
  }
  const propios = columnas.map((columna) => lugaresDe([columna.nombre]))
  const deOtra = (lugar: number, i: number): boolean =>
    propios.some((suyos, j) => j !== i && suyos.includes(lugar))
  const seguros = columnas.map(({ nombre, sinonimos }, i) =>
    lugaresDe([nombre, ...sinonimos]).filter((lugar) => !deOtra(lugar, i)),
  )
  const tomados = new Set(seguros.flatMap((suyos) => (suyos.length === 1 ? suyos : [])))
  return columnas.map((columna, i) => {
    const suyos = seguros[i] ?? []
    if (suyos.length > 0) return { columna, lugares: suyos, seguro: true }
    const otros = lugaresDe(PARECIDOS[columna.nombre] ?? [])
    return { columna, lugares: otros.filter((lugar) => !tomados.has(lugar)), seguro: false }
  })
}

/** A heading for each column that has one for it alone. */
const assign = (parecidos: readonly Parecido[]) => {
  const elegidos = new Map<string, number>()
  const usados = new Set<number>()
  // A heading that another column takes leaves one for whoever had two.
  for (const seguro of [true, false, true])
    for (const { columna, lugares, seguro: suyo } of parecidos) {
      const libres = lugares.filter((lugar) => !usados.has(lugar))
      const [lugar] = libres
      if (elegidos.has(columna.nombre) || suyo !== seguro) continue
      if (lugar === undefined || libres.length > 1) continue
      elegidos.set(columna.nombre, lugar)
      usados.add(lugar)
    }
  return { elegidos, usados }
}

const missingOf = (
  { columnas }: ArchivoDePaquete,
  elegidos: ReadonlyMap<string, number>,
): readonly string[] =>
  columnas.flatMap(({ nombre, obligatoria }) =>
    obligatoria && !elegidos.has(nombre) ? [nombre] : [],
  )

/** A name that has that of a file of the package says as much as some columns: 'EXP_DEUDA'. */
const POR_EL_NOMBRE = 2

/** Scores how well the headings match a file of the package. Missing required columns count against the match. */
const scoreDe = (archivo: ArchivoDePaquete, nombre: string, celdas: readonly string[]): number => {
  const { elegidos } = assign(findParecidos(archivo, celdas))
  if (elegidos.size === 0) return 0
  const porElNombre = nombre.includes(archivo.nombre) ? POR_EL_NOMBRE : 0
  return elegidos.size - missingOf(archivo, elegidos).length + porElNombre
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
    ...{
      fechas: undefined,
      importes: undefined,
      columnas: new Map(),
      dudosas: new Map(),
      faltan: [],
      sinUso: [],
    },
  }
  try {
    const { codificacion, lineas } = await readEnSuCodificacion(fuente)
    const [encabezado, ...filas] = lineas
    const celdas = encabezado?.celdas ?? []
    const valoresDe = (lugar: number): string[] =>
      filas.map((fila) => (fila.celdas[lugar] ?? '').trim()).filter((valor) => valor !== '')
    const sinUsoDe = (lugares: readonly number[]) =>
      lugares
        .map((lugar) => ({
          titulo: (celdas[lugar] ?? '').trim(),
          valores: [...new Set(valoresDe(lugar))].slice(0, MOSTRADOS),
        }))
        .filter(({ titulo }) => titulo !== '')
    const archivo = chooseArchivo(fuente, celdas)
    if (archivo === null)
      return { ...nada, codificacion, sinUso: sinUsoDe(celdas.map((_, lugar) => lugar)), falla: '' }
    const parecidos = findParecidos(archivo, celdas)
    const { elegidos, usados } = assign(parecidos)
    const tituloDe = (lugar: number): string => (celdas[lugar] ?? '').trim()
    const deClase = (clase: string): string[] =>
      archivo.columnas
        .filter(({ nombre, forma }) => forma.clase === clase && elegidos.has(nombre))
        .flatMap(({ nombre }) => valoresDe(elegidos.get(nombre) ?? -1))
    return {
      ...{ fuente: fuente.archivo, archivo, codificacion },
      columnas: new Map([...elegidos].map(([nombre, lugar]) => [nombre, tituloDe(lugar)])),
      dudosas: new Map(
        parecidos.flatMap(({ columna: { nombre }, lugares }) =>
          elegidos.has(nombre) || lugares.length === 0
            ? []
            : [[nombre, lugares.map(tituloDe)] as const],
        ),
      ),
      fechas: guessFormaDeFecha(deClase('fecha')),
      importes: isLibro(fuente) ? undefined : guessFormaDeImporte(deClase('importe')),
      faltan: missingOf(archivo, elegidos),
      sinUso: sinUsoDe(
        celdas.flatMap((celda, lugar) => (celda.trim() === '' || usados.has(lugar) ? [] : [lugar])),
      ),
      falla: '',
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
