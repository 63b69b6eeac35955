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

const openAdjuntosDeCarpeta = async (carpeta: string): Promise<AdjuntoDePaquete[]> => {
  const rutas = await readdir(carpeta, { recursive: true, withFileTypes: true })
  return Promise.all(
    rutas
      .filter((entrada) => entrada.isFile() && EXTENSION_DE_ADJUNTO.test(entrada.name))
      .map(async ({ name, parentPath }): Promise<AdjuntoDePaquete> => {
        const path = join(parentPath, name)
        const ruta = relative(carpeta, path).split(sep).join('/').normalize('NFC')
        const { size } = await stat(path)
        return { ruta, tamano: size, open: async () => createReadStream(path) }
      }),
  )
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
  const entradas = await readdir(carpeta, { withFileTypes: true })
  const archivos = entradas
    .filter((entrada) => entrada.isFile() && EXTENSION.test(entrada.name))
    .map(({ name }) => name)
    .sort()
  const fuentes = await Promise.all(
    archivos.map(async (archivo): Promise<FuenteDePaquete> => {
      const path = join(carpeta, archivo)
      const { size } = await stat(path)
      return {
        nombre: nombreDeArchivoDePaquete(archivo),
        archivo,
        tamano: size,
        open: async () => createReadStream(path),
      }
    }),
  )
  const adjuntos = (await openAdjuntosDeCarpeta(carpeta)).sort((a, b) => (a.ruta < b.ruta ? -1 : 1))
  const propias = entradas.find((entrada) => entrada.isFile() && isEquivalencias(entrada.name))
  return {
    ...{ fuentes, adjuntos: listAdjuntos(adjuntos), close: () => undefined },
    equivalencias: propias && (await openEquivalencias(join(carpeta, propias.name))),
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
  /** Mappings stored in the installation. They are applied only when there is no mapping file. */
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
