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
import type { Instantanea, LugarDeRespaldo } from './instantanea.ts'
import { type Manifiesto, readManifiestoDeCopia, writeManifiesto } from './manifiesto.ts'
import { withInstantaneaEmbebida } from './take-embebida.ts'
import { withInstantaneaDePostgres } from './take-postgres.ts'
import { noteUltimoRespaldo } from './ultimo-respaldo.ts'

export interface RespaldoHecho {
  readonly nombre: string
  readonly carpeta: string
  readonly tamano: number
  readonly manifiesto: Manifiesto
}

/** Copies the small files that an installation needs besides its database and its documents, when they exist. */
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

/** Finds the last whole copy whose documents a new copy can share. Encrypted files are never shared. */
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

/** Writes a copy in `copia`, a folder that nobody takes for a copy yet. */
const writeCopia = async (
  lugar: LugarDeRespaldo,
  copia: string,
  { en, archivoDeClave }: { readonly en: string; readonly archivoDeClave: string | undefined },
) => {
  const { dataDir, informe } = lugar
  const sal = archivoDeClave === undefined ? '' : newSal()
  const clave = archivoDeClave === undefined ? undefined : await readClave(archivoDeClave, sal)
  // The notes of the history are read before the snapshot, so that the copied database has every row that they name.
  const sueltos = await writeSueltos(dataDir, { copia, clave, signal: lugar.signal })
  informe.paso(textos.respaldo.pasos.instantanea)
  return withInstantanea(lugar, async (instantanea) => {
    const { momento, hechos, carpetas, documentos, perdida } = instantanea
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
 * Makes a copy of the installation in the folder `en`, while the product runs. A copy that fails, or is killed, leaves
 * nothing that has the name of a copy.
 */
export const createRespaldo = async (
  lugar: LugarDeRespaldo,
  donde: { readonly en: string; readonly archivoDeClave: string | undefined },
): Promise<RespaldoHecho> => {
  const { en } = donde
  await cleanCopias(en)
  const copia = await startCopia(en)
  try {
    const { momento, tamano } = await writeCopia(lugar, copia, donde)
    const manifiesto = await readManifiestoDeCopia(copia)
    const nombre = await finishCopia(en, copia, momento)
    if (manifiesto.documentos.faltan.length === 0)
      // The copy is complete, so a note that cannot be written does not make it fail.
      await noteUltimoRespaldo(lugar.dataDir, {
        ...{ momento: manifiesto.momento, base: manifiesto.base.tipo, tamano },
      }).catch(() => lugar.informe.paso(textos.respaldo.sinNota))
    return { nombre, carpeta: join(en, nombre), tamano, manifiesto }
  } catch (error) {
    await rm(copia, { recursive: true, force: true })
    throw error
  }
}
