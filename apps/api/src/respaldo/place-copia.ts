import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flush, mapSome } from '../documentos/archivos.ts'
import type { Deposito, PorPoner } from '../documentos/deposito.ts'
import { createDepositoEnCarpeta } from '../documentos/deposito-en-carpeta.ts'
import { readArchivo } from './archivo-de-copia.ts'
import { restorePostgres } from './herramientas-de-postgres.ts'
import type { Informe } from './instantanea.ts'
import type { CopiaAbierta } from './open-copia.ts'
import { VOLCADO } from './take-postgres.ts'

interface Contexto {
  readonly informe: Informe
  readonly signal: AbortSignal
}

/** Restores one file of a backup, decrypted and uncompressed. The file has a temporary name until it is complete. */
export const placeArchivo = async (
  abierta: CopiaAbierta,
  camino: string,
  destino: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(dirname(destino), { recursive: true, mode: 0o700 })
  const aparte = `${destino}.restaurando`
  const escrito = createWriteStream(aparte, { mode: 0o600, flush: true })
  await pipeline(readArchivo(abierta, camino), escrito, { signal })
  await rename(aparte, destino)
}

export const placeBaseEmbebida = async (
  abierta: CopiaAbierta,
  carpeta: string,
  { signal }: Contexto,
): Promise<void> => {
  const { archivos, manifiesto } = abierta
  await mkdir(join(carpeta, 'base'), { recursive: true, mode: 0o700 })
  for (const vacia of manifiesto.carpetas)
    await mkdir(join(carpeta, vacia), { recursive: true, mode: 0o700 })
  const deLaBase = archivos.filter(({ camino }) => camino.startsWith('base/'))
  await mapSome(deLaBase, ({ camino }) =>
    placeArchivo(abierta, camino, join(carpeta, camino.replace(/\.gz$/, '')), signal),
  )
  for (const folder of ['base', ...manifiesto.carpetas]) await flush(join(carpeta, folder))
}

export const placeBaseEnPostgres = async (
  abierta: CopiaAbierta,
  databaseUrl: string,
  { signal }: Contexto,
): Promise<void> => {
  const { volcador } = abierta.manifiesto.base
  await restorePostgres(databaseUrl, readArchivo(abierta, VOLCADO), { volcador, signal })
}

const listDocumentos = ({ archivos }: CopiaAbierta) =>
  archivos.map(({ camino }) => camino).filter((camino) => camino.startsWith('documentos/'))

/** Number of documents that a restoration writes together, so that it flushes their folders to the disk once. */
const POR_VEZ = 50

interface DestinoDeDocumentos {
  readonly deposito: Deposito
  /** Data folder in which each document is written before it goes to the store. */
  readonly carpeta: string
}

const placeLote = async (
  abierta: CopiaAbierta,
  { deposito, carpeta }: DestinoDeDocumentos,
  caminos: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const enCurso: PorPoner[] = []
  try {
    for (const camino of caminos) {
      const sha256 = basename(camino)
      if ((await deposito.check(sha256)) === undefined) continue
      const path = join(carpeta, 'documentos', 'en-curso', sha256)
      await placeArchivo(abierta, camino, path, signal)
      enCurso.push({ sha256, path, tamano: (await stat(path)).size })
    }
    await deposito.putAll(enCurso)
  } finally {
    await Promise.all(enCurso.map(({ path }) => rm(path, { force: true })))
  }
}

/**
 * Restores the documents of a backup to a store. A document that the store already has with the right content is not
 * written.
 */
export const placeDocumentos = async (
  abierta: CopiaAbierta,
  destino: DestinoDeDocumentos,
  { informe, signal }: Contexto,
): Promise<void> => {
  const caminos = listDocumentos(abierta)
  for (let hecho = 0; hecho < caminos.length; hecho += POR_VEZ) {
    await placeLote(abierta, destino, caminos.slice(hecho, hecho + POR_VEZ), signal)
    informe.avance(Math.min(hecho + POR_VEZ, caminos.length), caminos.length)
  }
}

/**
 * Makes the documents of a backup available in a scratch folder, to verify them. Unencrypted documents are only linked.
 * Encrypted documents are decrypted, which takes disk space.
 */
export const linkDocumentos = async (
  abierta: CopiaAbierta,
  carpeta: string,
  contexto: Contexto,
): Promise<void> => {
  if (abierta.clave) {
    const deposito = createDepositoEnCarpeta(carpeta)
    return placeDocumentos(abierta, { deposito, carpeta }, contexto)
  }
  for (const camino of listDocumentos(abierta)) {
    const destino = join(carpeta, camino)
    await mkdir(dirname(destino), { recursive: true, mode: 0o700 })
    await symlink(join(abierta.copia, camino), destino)
  }
}
