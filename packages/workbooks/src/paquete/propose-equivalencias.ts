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

/** A heading with some of its values. */
export interface TituloConValores {
  readonly titulo: string
  /** First distinct values of the column. */
  readonly valores: readonly string[]
  /** All that differ in the rows looked at, when they are so few that they may be codes. */
  readonly distintos: readonly string[]
}

/** Proposal to read a file of the municipality. Recognised headings are proposed, and a person chooses the rest. */
export interface PropuestaDeEquivalencia {
  /** Name of the sent file. */
  readonly fuente: string
  /** File of the package that it looks like; null when it looks like none. */
  readonly archivo: ArchivoDePaquete | null
  readonly codificacion: Codificacion
  /** Undefined when the first rows do not tell. */
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
  /** Every heading of the file, in its order. */
  readonly titulos: readonly TituloConValores[]
  /** Columns that were recognised, with the heading of the file. */
  readonly columnas: ReadonlyMap<string, string>
  /** Columns with more than one possible heading, or whose only heading another column takes. */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  /** Columns that the package needs and were not recognised. */
  readonly faltan: readonly string[]
  /** Headings that mean nothing here. */
  readonly sinUso: readonly TituloConValores[]
  /** Reason why the file cannot be read, or '' when it can. */
  readonly falla: string
}

/** Rows that are looked at. */
const MIRADAS = 500
/** Values that are shown of a heading. */
const MOSTRADOS = 4
/** A column of codes has no more than these. */
const CODIGOS = 60

/** Proposes how one file is read. */
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

/** Proposes how the files of a folder or zip are read, whatever they are called. */
export const proposeEquivalenciasDeFuentes = (
  fuentes: readonly FuenteDePaquete[],
): Promise<PropuestaDeEquivalencia[]> =>
  Promise.all(fuentes.filter(({ nombre }) => nombre !== MANIFIESTO.nombre).map(proposeEquivalencia))
