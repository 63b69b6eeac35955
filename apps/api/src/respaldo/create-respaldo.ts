import { createReadStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { textos } from '@apremia/core'
import { ARCHIVO_DE_ANCLAS } from '../historial/anclas.ts'
import { MARCA_DE_INSTALACION } from '../platform/instalacion.ts'
import { type ArchivoDeCopia, type DestinoDeCopia, writeArchivo } from './archivo-de-copia.ts'
import { cleanCopias, finishCopia, isEntera, listCopias, startCopia } from './carpeta-de-copias.ts'
import { newSal, readClave } from './clave-de-respaldo.ts'
import { copyDocumentos } from './copy-documentos.ts'
import type { HechosDeBase } from './hechos-de-base.ts'
import type { Instantanea, LugarDeRespaldo } from './instantanea.ts'
import { type Manifiesto, readManifiestoDeCopia, writeManifiesto } from './manifiesto.ts'
import { withInstantaneaEmbebida } from './take-embebida.ts'
import { withInstantaneaDePostgres } from './take-postgres.ts'
import { noteUltimoRespaldo, ultimoDe } from './ultimo-respaldo.ts'

export interface RespaldoHecho {
  readonly nombre: string
  readonly carpeta: string
  readonly tamano: number
  readonly manifiesto: Manifiesto
}

/**
 * Copies two small files of the data folder to the backup, when they exist. `historial-anclas.ndjson` has the last rows
 * of the audit history and the last document numbers. The other file has the identifier of the installation.
 */
const writeSueltos = async (
  dataDir: string,
  destino: DestinoDeCopia,
): Promise<ArchivoDeCopia[]> => {
  const archivos: ArchivoDeCopia[] = []
  for (const nombre of [ARCHIVO_DE_ANCLAS, MARCA_DE_INSTALACION]) {
    const path = join(dataDir, nombre)
    if (existsSync(path)) archivos.push(await writeArchivo(destino, nombre, createReadStream(path)))
  }
  return archivos
}

/**
 * Finds the last complete backup. The new backup can link its documents instead of copying them. An encrypted backup
 * cannot, so the result is then undefined.
 */
const findAnterior = async (en: string, clave: Buffer | undefined): Promise<string | undefined> => {
  if (clave) return undefined
  for (const copia of (await listCopias(en)).reverse())
    if (copia.manifiesto?.cifrada === false && (await isEntera(copia))) return copia.carpeta
  return undefined
}

const withInstantanea = <T>(
  lugar: LugarDeRespaldo,
  work: (instantanea: Instantanea) => Promise<T>,
): Promise<T> => {
  const { databaseUrl } = lugar
  return databaseUrl === undefined
    ? withInstantaneaEmbebida(lugar, work)
    : withInstantaneaDePostgres({ ...lugar, databaseUrl }, work)
}

interface Donde {
  readonly en: string
  readonly archivoDeClave: string | undefined
}

/** `copia` is a folder with a temporary name until the backup is complete. */
const writeCopia = async (
  lugar: LugarDeRespaldo,
  copia: string,
  { en, archivoDeClave }: Donde,
  admitir: ((hechos: HechosDeBase) => void) | undefined,
) => {
  const { dataDir, informe } = lugar
  const sal = archivoDeClave === undefined ? '' : newSal()
  const clave = archivoDeClave === undefined ? undefined : await readClave(archivoDeClave, sal)
  // Copies the file `historial-anclas.ndjson` before the database. The file names rows of the audit history. The
  // database, copied later, then has all the named rows.
  const sueltos = await writeSueltos(dataDir, { copia, clave, signal: lugar.signal })
  informe.paso(textos.respaldo.pasos.instantanea)
  return withInstantanea(lugar, async (instantanea) => {
    const { momento, hechos, carpetas, documentos, perdida } = instantanea
    admitir?.(hechos)
    const destino = { copia, clave, signal: AbortSignal.any([lugar.signal, perdida]) }
    informe.paso(textos.respaldo.pasos.base)
    const { base, archivos } = await instantanea.writeBase(destino)
    informe.paso(textos.respaldo.pasos.documentos)
    const anterior = await findAnterior(en, clave)
    const copiados = await copyDocumentos(lugar, destino, documentos, anterior)
    destino.signal.throwIfAborted()
    const datos = {
      ...hechos,
      ...{ momento: momento.toISOString(), base, carpetas: [...carpetas] },
      ...{ cifrada: clave !== undefined, sal },
      documentos: { cantidad: documentos.length, faltan: [...copiados.faltan] },
    }
    const todos = [...sueltos, ...archivos, ...copiados.archivos]
    return { momento, tamano: await writeManifiesto(copia, datos, todos, clave) }
  })
}

/**
 * Makes a backup in the folder `en` while the product runs. A failed or killed run leaves no folder with the name of a
 * backup.
 *
 * @param admitir receives facts of the database, such as numbers of rows, before the copy. Throws when the database
 * must not be copied
 */
export const createRespaldo = async (
  lugar: LugarDeRespaldo,
  donde: Donde,
  admitir?: (hechos: HechosDeBase) => void,
): Promise<RespaldoHecho> => {
  const { en } = donde
  await cleanCopias(en)
  const copia = await startCopia(en)
  try {
    const { momento, tamano } = await writeCopia(lugar, copia, donde, admitir)
    const manifiesto = await readManifiestoDeCopia(copia)
    const nombre = await finishCopia(en, copia, momento)
    if (manifiesto.documentos.faltan.length === 0)
      // The backup is already complete here. If the note about the last backup cannot be written, the command prints a
      // warning and does not fail.
      await noteUltimoRespaldo(lugar, ultimoDe(manifiesto)).catch(() =>
        lugar.informe.paso(textos.respaldo.sinNota),
      )
    return { nombre, carpeta: join(en, nombre), tamano, manifiesto }
  } catch (error) {
    await rm(copia, { recursive: true, force: true })
    throw error
  }
}
