import { link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fallaOf, hashFile, mapSome } from '../documentos/archivos.ts'
import type { Deposito } from '../documentos/deposito.ts'
import { type ArchivoDeCopia, type DestinoDeCopia, writeArchivo } from './archivo-de-copia.ts'
import type { DocumentoRegistrado } from './hechos-de-base.ts'
import type { Informe } from './instantanea.ts'

export const caminoDe = (sha256: string): string => `documentos/${sha256.slice(0, 2)}/${sha256}`

/**
 * Links the document to the same document of an earlier backup (a hard link takes no disk space). Returns undefined
 * when that is not possible. The bytes are compared with their hash, so that old damage does not reach the new backup.
 */
const linkDocumento = async (
  copia: string,
  anterior: string,
  { sha256, tamano }: DocumentoRegistrado,
): Promise<ArchivoDeCopia | undefined> => {
  const camino = caminoDe(sha256)
  const path = join(copia, camino)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await link(join(anterior, camino), path)
    if ((await hashFile(path)) === sha256) return { camino, tamano, sha256 }
  } catch {
    // The hard link fails when the earlier backup lacks the document, or when the file system has no hard links. The
    // caller then copies the document from the store.
  }
  await rm(path, { force: true })
  return undefined
}

const copyDocumento = async (
  deposito: Deposito,
  destino: DestinoDeCopia,
  sha256: string,
): Promise<ArchivoDeCopia | undefined> => {
  const camino = caminoDe(sha256)
  const origen = await deposito.readRaw(sha256)
  if (typeof origen === 'string') return undefined
  let falla: unknown
  origen.once('error', (error) => {
    falla = error
  })
  try {
    const { contenido, ...archivo } = await writeArchivo(destino, camino, origen)
    if (contenido === sha256) return archivo
  } catch (error) {
    // A document that cannot be read is reported as missing, and the backup goes on. Any other error, such as a backup
    // disk that cannot be written, ends the backup.
    if (falla === undefined || error !== falla) throw error
    fallaOf(error)
  }
  await rm(join(destino.copia, camino), { force: true })
  return undefined
}

/**
 * Copies to the backup the documents that the database of the snapshot registers.
 *
 * @param anterior folder of an earlier unencrypted backup whose documents can be linked, or undefined
 * @returns the files of the backup, and the hashes of the documents that are missing or damaged in the store
 */
export const copyDocumentos = async (
  { deposito, informe }: { readonly deposito: Deposito; readonly informe: Informe },
  destino: DestinoDeCopia,
  documentos: readonly DocumentoRegistrado[],
  anterior: string | undefined,
): Promise<{
  readonly archivos: readonly ArchivoDeCopia[]
  readonly faltan: readonly string[]
}> => {
  let hecho = 0
  const copiados = await mapSome(documentos, async (documento) => {
    destino.signal.throwIfAborted()
    const archivo =
      (anterior && (await linkDocumento(destino.copia, anterior, documento))) ||
      (await copyDocumento(deposito, destino, documento.sha256))
    hecho += 1
    informe.avance(hecho, documentos.length)
    return { archivo, sha256: documento.sha256 }
  })
  return {
    archivos: copiados.flatMap(({ archivo }) => (archivo ? [archivo] : [])),
    faltan: copiados.flatMap(({ archivo, sha256 }) => (archivo ? [] : [sha256])),
  }
}
