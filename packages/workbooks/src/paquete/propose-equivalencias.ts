import {
  type ArchivoDePaquete,
  CODIFICACIONES,
  type Codificacion,
  chooseArchivo,
  type FormaDeFecha,
  type FormaDeImporte,
  MANIFIESTO,
  proposeColumnas,
} from '@apremia/core'
import type { FuenteDePaquete } from './fuente-de-paquete.ts'
import { messageOfFalla } from './paquete-error.ts'
import { isLibro, readEnSuCodificacion } from './read-primeras.ts'

export interface TituloConValores {
  readonly titulo: string
  /** First distinct values of the column. */
  readonly valores: readonly string[]
  /** All the distinct values in the sampled rows. It is empty when there are too many of them to be codes. */
  readonly distintos: readonly string[]
}

/**
 * Proposal of how to read a file of the municipality. It includes the recognised headings; a person chooses the
 * remaining ones.
 */
export interface PropuestaDeEquivalencia {
  /** Name of the uploaded file. */
  readonly fuente: string
  /** File of the package that the file resembles, or null when it resembles none. */
  readonly archivo: ArchivoDePaquete | null
  readonly codificacion: Codificacion
  /** Format of the dates. It is undefined when the sampled rows do not show it. */
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
  /** All the headings of the file, in order. */
  readonly titulos: readonly TituloConValores[]
  /** Heading of the file for each recognised column. */
  readonly columnas: ReadonlyMap<string, string>
  /** Columns with several possible headings, or whose only possible heading belongs to another column. */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  /** Required columns that were not recognised. */
  readonly faltan: readonly string[]
  /** Headings that correspond to no column. */
  readonly sinUso: readonly TituloConValores[]
  /** Reason why the file cannot be read, or '' when it can. */
  readonly falla: string
}

/** Number of rows sampled. */
const MIRADAS = 500
/** Most values shown for a heading. */
const MOSTRADOS = 4
/** Most distinct values of a column of codes. */
const CODIGOS = 60

export const proposeEquivalencia = async (
  fuente: FuenteDePaquete,
): Promise<PropuestaDeEquivalencia> => {
  const nada = {
    ...{ fuente: fuente.archivo, archivo: null, codificacion: CODIFICACIONES[0], titulos: [] },
    ...{ fechas: undefined, importes: undefined, columnas: new Map(), dudosas: new Map() },
    ...{ faltan: [], sinUso: [] },
  }
  try {
    const { codificacion, lineas } = await readEnSuCodificacion(fuente, MIRADAS)
    const [encabezado, ...filas] = lineas
    const mirados = (encabezado?.celdas ?? []).map((celda, lugar) => ({
      titulo: celda.trim(),
      valores: filas.map((fila) => (fila.celdas[lugar] ?? '').trim()).filter((uno) => uno !== ''),
    }))
    const conValores = mirados.map(({ titulo, valores }): TituloConValores => {
      const distintos = [...new Set(valores)]
      return {
        ...{ titulo, valores: distintos.slice(0, MOSTRADOS) },
        distintos: distintos.length > CODIGOS ? [] : distintos,
      }
    })
    const titulos = conValores.filter(({ titulo }) => titulo !== '')
    const archivo = chooseArchivo(
      fuente.nombre,
      mirados.map(({ titulo }) => titulo),
    )
    if (archivo === null) return { ...nada, codificacion, titulos, sinUso: titulos, falla: '' }
    const propuesta = proposeColumnas(archivo, mirados)
    const { elegidos, dudosas, faltan, fechas, importes } = propuesta
    const usados = new Set(elegidos.values())
    return {
      ...{ fuente: fuente.archivo, archivo, codificacion, titulos, dudosas, faltan, fechas },
      importes: isLibro(fuente) ? undefined : importes,
      columnas: new Map(
        [...elegidos].map(([nombre, lugar]) => [nombre, mirados[lugar]?.titulo ?? '']),
      ),
      sinUso: conValores.filter(({ titulo }, lugar) => titulo !== '' && !usados.has(lugar)),
      falla: '',
    }
  } catch (error) {
    return { ...nada, falla: messageOfFalla(error) }
  }
}

/** Proposes how to read the files of a folder or zip, whatever their names. */
export const proposeEquivalenciasDeFuentes = (
  fuentes: readonly FuenteDePaquete[],
): Promise<PropuestaDeEquivalencia[]> =>
  Promise.all(fuentes.filter(({ nombre }) => nombre !== MANIFIESTO.nombre).map(proposeEquivalencia))
