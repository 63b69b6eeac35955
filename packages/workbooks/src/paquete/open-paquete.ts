import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { EquivalenciaDeArchivo } from '@apremia/core'
import {
  applyEquivalencias,
  applyGuardadas,
  isEquivalencias,
  readEquivalenciasDePaquete,
} from './equivalencias-de-paquete.ts'
import {
  type AdjuntoDePaquete,
  type EquivalenciasSinLeer,
  type EquivalenciasUsadas,
  EXTENSION,
  EXTENSION_DE_ADJUNTO,
  type FuenteDePaquete,
  listAdjuntos,
  nombreDeArchivoDePaquete,
  type PaqueteAbierto,
} from './fuente-de-paquete.ts'
import { expandHojas } from './hojas-de-paquete.ts'
import { openPaqueteZip } from './open-paquete-zip.ts'
import { PaqueteError } from './paquete-error.ts'

interface ArchivoDeCarpeta {
  readonly path: string
  readonly name: string
  /** Size of the data file, in bytes. */
  readonly size: number
}

/**
 * Lists the files of a folder whose name passes a test, sorted by path. A symbolic link to a file counts as the file.
 *
 * @throws the error of the system, which names the path, for a symbolic link to nothing
 */
const listArchivos = async (
  carpeta: string,
  isWanted: (name: string) => boolean,
  recursive = false,
): Promise<ArchivoDeCarpeta[]> => {
  const entradas = await readdir(carpeta, { recursive, withFileTypes: true })
  const archivos = await Promise.all(
    entradas
      .filter((entrada) => !entrada.isDirectory() && isWanted(entrada.name))
      .map(async ({ name, parentPath }) => {
        const path = join(parentPath, name)
        const info = await stat(path)
        return info.isFile() ? [{ path, name, size: info.size }] : []
      }),
  )
  return archivos.flat().sort((a, b) => (a.path < b.path ? -1 : 1))
}

const openAdjuntosDeCarpeta = async (carpeta: string): Promise<AdjuntoDePaquete[]> => {
  const archivos = await listArchivos(carpeta, (name) => EXTENSION_DE_ADJUNTO.test(name), true)
  return archivos.map(({ path, size }) => ({
    ruta: relative(carpeta, path).split(sep).join('/').normalize('NFC'),
    tamano: size,
    open: async () => createReadStream(path),
  }))
}

const openEquivalencias = async (path: string): Promise<EquivalenciasSinLeer> => ({
  tamano: (await stat(path)).size,
  open: async () => createReadStream(path),
})

export const readArchivoDeEquivalencias = async (
  path: string,
): Promise<readonly EquivalenciaDeArchivo[]> =>
  readEquivalenciasDePaquete(await openEquivalencias(path))

const openCarpeta = async (carpeta: string): Promise<PaqueteAbierto> => {
  const archivos = await listArchivos(carpeta, (name) => EXTENSION.test(name))
  const fuentes = archivos.map(
    ({ path, name, size }): FuenteDePaquete => ({
      nombre: nombreDeArchivoDePaquete(name),
      archivo: name,
      tamano: size,
      open: async () => createReadStream(path),
    }),
  )
  const adjuntos = (await openAdjuntosDeCarpeta(carpeta)).sort((a, b) => (a.ruta < b.ruta ? -1 : 1))
  const [propias] = await listArchivos(carpeta, isEquivalencias)
  return {
    ...{ fuentes, adjuntos: listAdjuntos(adjuntos), close: () => undefined },
    equivalencias: propias && (await openEquivalencias(propias.path)),
  }
}

/**
 * Opens a single CSV file or workbook as a data package.
 *
 * @param archivo uploaded name of the file; by default, the name in `path`
 */
export const openSuelto = async (
  path: string,
  archivo: string = basename(path),
): Promise<PaqueteAbierto> => {
  const { size } = await stat(path)
  const fuente: FuenteDePaquete = {
    nombre: nombreDeArchivoDePaquete(archivo),
    ...{ archivo, tamano: size, open: async () => createReadStream(path) },
  }
  return { fuentes: [fuente], adjuntos: new Map(), close: () => undefined }
}

const openPath = async (path: string): Promise<PaqueteAbierto> => {
  if ((await stat(path)).isDirectory()) return openCarpeta(path)
  return EXTENSION.test(path) ? openSuelto(path) : openPaqueteZip(path)
}

export interface OpcionesDeApertura {
  /** Path of a mapping file that is used instead of the mapping file inside the data package. */
  readonly equivalencias?: string | undefined
  /** Mappings of column names saved in the installation. They are applied only when there is no mapping file. */
  readonly guardadas?: readonly EquivalenciaDeArchivo[]
}

const usadasDe = (
  de: EquivalenciasUsadas['de'],
  fuentes: readonly FuenteDePaquete[],
): EquivalenciasUsadas | undefined => {
  const archivos = fuentes.flatMap(({ archivo: fuente, equivalencia }) =>
    equivalencia === undefined ? [] : [{ fuente, archivo: equivalencia.archivo }],
  )
  return archivos.length === 0 ? undefined : { de, archivos }
}

/**
 * Opens a data package: a folder, a zip or a single file. The files are read later, one at a time.
 *
 * @throws PaqueteError when the path has no file of a data package
 */
export const openPaquete = async (
  path: string,
  { equivalencias, guardadas = [] }: OpcionesDeApertura = {},
): Promise<PaqueteAbierto> => {
  const paquete = await openPath(path)
  try {
    const sinLeer =
      equivalencias === undefined ? paquete.equivalencias : await openEquivalencias(equivalencias)
    const nombradas =
      sinLeer === undefined
        ? await applyGuardadas(paquete.fuentes, guardadas)
        : applyEquivalencias(paquete.fuentes, await readEquivalenciasDePaquete(sinLeer))
    const fuentes = await expandHojas(nombradas)
    if (fuentes.length === 0) throw new PaqueteError('sin-archivos')
    const usadas = usadasDe(sinLeer === undefined ? 'guardadas' : 'paquete', fuentes)
    return { ...paquete, fuentes, equivalencias: sinLeer, usadas }
  } catch (cause) {
    paquete.close()
    throw cause
  }
}
