import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { flush } from '../documentos/archivos.ts'
import { isOfDead, MARCA } from '../platform/proceso.ts'
import {
  isArchivoDelManifiesto,
  type Manifiesto,
  readArchivos,
  readManifiestoDeCopia,
} from './manifiesto.ts'

/** Name of the folder of a finished backup. An unfinished backup has another name and is renamed at the end. */
const NOMBRE = /^apremia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/

const nameOf = (momento: Date): string => `apremia-${momento.toISOString().replace(/[:.]/g, '-')}`

/** Matches the names of the folders of backups that are being made (`.parcial-…`) or removed (`.podada-…`). */
const A_MEDIAS = /^\.(parcial|podada)-/

export interface CopiaHallada {
  readonly nombre: string
  readonly carpeta: string
  /** Manifest of the backup. Undefined when the manifest is missing or changed. */
  readonly manifiesto: Manifiesto | undefined
}

/**
 * Removes the unfinished folders of killed processes of this machine. A folder of another machine stays, because its
 * process may still run.
 */
export const cleanCopias = async (en: string): Promise<void> => {
  const nombres = await readdir(en).catch((): string[] => [])
  for (const nombre of nombres.filter((uno) => A_MEDIAS.test(uno) && isOfDead(uno)))
    await rm(join(en, nombre), { recursive: true, force: true })
}

export const startCopia = async (en: string): Promise<string> => {
  await mkdir(en, { recursive: true, mode: 0o700 })
  const carpeta = join(en, `.parcial-${MARCA}-${randomUUID().slice(0, 8)}`)
  await mkdir(carpeta, { mode: 0o700 })
  return carpeta
}

/** Gives a complete backup its final name. Until then, no command treats the folder as a backup. */
export const finishCopia = async (en: string, carpeta: string, momento: Date): Promise<string> => {
  for (const entry of await readdir(carpeta, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await flush(join(entry.parentPath, entry.name))
  await flush(carpeta)
  const nombre = nameOf(momento)
  await rename(carpeta, join(en, nombre))
  await flush(en)
  return nombre
}

export const removeCopia = async (en: string, nombre: string): Promise<void> => {
  const aparte = join(en, `.podada-${MARCA}-${randomUUID().slice(0, 8)}`)
  await rename(join(en, nombre), aparte)
  await rm(aparte, { recursive: true, force: true })
}

/** Lists the backups from the oldest to the newest. */
export const listCopias = async (en: string): Promise<CopiaHallada[]> => {
  const nombres = (await readdir(en).catch((): string[] => [])).filter((uno) => NOMBRE.test(uno))
  const copias: CopiaHallada[] = []
  for (const nombre of nombres.sort()) {
    const carpeta = join(en, nombre)
    const manifiesto = await readManifiestoDeCopia(carpeta).catch(() => undefined)
    copias.push({ nombre, carpeta, manifiesto })
  }
  return copias
}

/**
 * A backup is complete when each file of its list exists with the right size, and no document was missing when the
 * backup was made.
 */
export const isEntera = async ({ carpeta, manifiesto }: CopiaHallada): Promise<boolean> => {
  if (manifiesto === undefined || manifiesto.documentos.faltan.length > 0) return false
  const archivos = await readArchivos(carpeta, manifiesto).catch(() => undefined)
  if (archivos === undefined) return false
  for (const { camino, tamano } of archivos)
    if ((await stat(join(carpeta, camino)).catch(() => undefined))?.size !== tamano) return false
  return true
}

/**
 * Lists the files of a backup on disk, as paths with '/'. Leaves out the manifest and the list of files, which do not
 * appear in the backup's own list of files.
 */
export const listArchivosEnDisco = async (carpeta: string): Promise<string[]> =>
  (await readdir(carpeta, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(carpeta.length + 1))
    .filter((camino) => !isArchivoDelManifiesto(camino))
