import {
  type ArchivoDePaquete,
  CODIFICACIONES,
  type Codificacion,
  chooseArchivos,
  type FormaDeFecha,
  type FormaDeImporte,
  MANIFIESTO,
  proposeColumnas,
  type TituloMirado,
} from '@apremia/core'
import type { FuenteDePaquete } from './fuente-de-paquete.ts'
import { messageOfFalla } from './paquete-error.ts'
import { isLibro, readEnSuCodificacion } from './read-primeras.ts'

export interface TituloConValores {
  readonly titulo: string
  /** First distinct values of the column, at most `MOSTRADOS`, to show below its heading. */
  readonly valores: readonly string[]
  /**
   * All the distinct values of the column in the sampled rows. The list is empty when there are more values than
   * `CODIGOS`, which are too many to be codes.
   */
  readonly distintos: readonly string[]
}

/**
 * Proposal of how to convert an uploaded file to a file of the data package: which heading is which column. A person
 * chooses the headings that Apremia did not recognise.
 */
export interface PropuestaDeEquivalencia {
  readonly fuente: string
  /**
   * File of the data package that the uploaded file contains, judging by its name and headings. Null when no package
   * file is similar, or when another uploaded file matches better.
   */
  readonly archivo: ArchivoDePaquete | null
  /**
   * File of the data package that the uploaded file resembles most, when `archivo` is null. `columnas`, `dudosas` and
   * `faltan` are then about this package file. Null when `archivo` is not null, or when no package file is similar.
   */
  readonly parecido: ArchivoDePaquete | null
  readonly codificacion: Codificacion
  /** Date format of the uploaded file. It is undefined when the sampled rows do not show the format. */
  readonly fechas: FormaDeFecha | undefined
  readonly importes: FormaDeImporte | undefined
  readonly titulos: readonly TituloConValores[]
  /** Heading that the uploaded file has for each recognised column of the package, by column name. */
  readonly columnas: ReadonlyMap<string, string>
  /**
   * Columns of the data package for which a person must choose a heading, with the possible headings of each column.
   */
  readonly dudosas: ReadonlyMap<string, readonly string[]>
  /** Required columns of the package for which the uploaded file has no recognised heading. */
  readonly faltan: readonly string[]
  readonly sinUso: readonly TituloConValores[]
  /** Reason why the uploaded file cannot be read, or '' when it can. */
  readonly falla: string
}

/** Number of rows read from each uploaded file to propose a mapping. */
const MIRADAS = 500
/** Maximum number of distinct values of a column that are shown to the person as examples. */
const MOSTRADOS = 4
/**
 * Maximum number of distinct values of a column of codes. A column with more values is not treated as codes to
 * translate.
 */
const CODIGOS = 60

interface FuenteLeida {
  readonly fuente: FuenteDePaquete
  readonly codificacion: Codificacion
  readonly titulos: readonly TituloMirado[]
  readonly falla: string
}

const lookAt = async (fuente: FuenteDePaquete): Promise<FuenteLeida> => {
  try {
    const { codificacion, lineas } = await readEnSuCodificacion(fuente, MIRADAS)
    const [encabezado, ...filas] = lineas
    const titulos = (encabezado?.celdas ?? []).map((celda, lugar) => ({
      titulo: celda.trim(),
      valores: filas.map((fila) => (fila.celdas[lugar] ?? '').trim()).filter((uno) => uno !== ''),
    }))
    return { fuente, codificacion, titulos, falla: '' }
  } catch (error) {
    const falla = messageOfFalla(error)
    return { fuente, codificacion: CODIFICACIONES[0], titulos: [], falla }
  }
}

const proposeEquivalencia = (
  { fuente, codificacion, titulos: mirados, falla }: FuenteLeida,
  archivo: ArchivoDePaquete | null,
  parecido: ArchivoDePaquete | null,
): PropuestaDeEquivalencia => {
  const conValores = mirados.map(({ titulo, valores }): TituloConValores => {
    const distintos = [...new Set(valores)]
    return {
      ...{ titulo, valores: distintos.slice(0, MOSTRADOS) },
      distintos: distintos.length > CODIGOS ? [] : distintos,
    }
  })
  const titulos = conValores.filter(({ titulo }) => titulo !== '')
  const comun = { fuente: fuente.archivo, archivo, parecido, codificacion, titulos, falla }
  const definido = archivo ?? parecido
  if (definido === null)
    return {
      ...{ ...comun, fechas: undefined, importes: undefined, columnas: new Map() },
      ...{ dudosas: new Map(), faltan: [], sinUso: titulos },
    }
  const { elegidos, dudosas, faltan, fechas, importes } = proposeColumnas(definido, mirados)
  const usados = new Set(elegidos.values())
  return {
    ...{ ...comun, dudosas, faltan, fechas },
    importes: isLibro(fuente) ? undefined : importes,
    columnas: new Map(
      [...elegidos].map(([nombre, lugar]) => [nombre, mirados[lugar]?.titulo ?? '']),
    ),
    sinUso: conValores.filter(({ titulo }, lugar) => titulo !== '' && !usados.has(lugar)),
  }
}

/**
 * Proposes how to read each exported file. All the files are compared together, because each file of the data package
 * goes to the file that matches it best.
 */
export const proposeEquivalenciasDeFuentes = async (
  fuentes: readonly FuenteDePaquete[],
): Promise<PropuestaDeEquivalencia[]> => {
  const suyas = fuentes.filter(({ nombre }) => nombre !== MANIFIESTO.nombre)
  const leidas = await Promise.all(suyas.map(lookAt))
  const legibles = leidas.filter(({ falla }) => falla === '')
  const elegidos = chooseArchivos(
    legibles.map(({ fuente: { nombre }, titulos }) => ({
      nombre,
      titulos: titulos.map(({ titulo }) => titulo),
    })),
  )
  return leidas.map((leida) => {
    const { archivo = null, parecido = null } = elegidos[legibles.indexOf(leida)] ?? {}
    return proposeEquivalencia(leida, archivo, parecido)
  })
}
