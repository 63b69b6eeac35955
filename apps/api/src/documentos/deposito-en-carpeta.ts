import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkFile, type FallaDeDocumento, fallaOf, flush, mapSome, putUnder } from './archivos.ts'
import { assertSha256, type Deposito } from './deposito.ts'

const TROZO = 1 << 18

export const folderOfDocumentos = (dataDir: string): string => join(dataDir, 'documentos')

/** Returns the path of a document on the disk of this machine. Never send the path to a client. */
export const pathInCarpeta = (dataDir: string, sha256: string): string => {
  assertSha256(sha256)
  return join(folderOfDocumentos(dataDir), sha256.slice(0, 2), sha256)
}

/**
 * Opens a stored file once and compares its bytes with the hash. When they match, returns a stream of the open file.
 * Otherwise returns the reason why the document cannot be sent.
 */
export const openWhole = async (
  path: string,
  sha256: string,
): Promise<Readable | FallaDeDocumento> => {
  const file = await open(path).catch(fallaOf)
  if (typeof file === 'string') return file
  const options = { start: 0, highWaterMark: TROZO }
  try {
    const hash = createHash('sha256')
    const bytes = file.createReadStream({ ...options, autoClose: false })
    for await (const chunk of bytes) hash.update(chunk as Buffer)
    if (hash.digest('hex') === sha256) return file.createReadStream(options)
  } catch (error) {
    await file.close()
    return fallaOf(error)
  }
  await file.close()
  return 'alterado'
}

/**
 * Stores each document as a file of the folder `documentos` of the data folder. There are 256 subfolders, named as the
 * first two digits of the hash.
 */
export const createDepositoEnCarpeta = (dataDir: string): Deposito => {
  const root = folderOfDocumentos(dataDir)
  const pathOf = (sha256: string): string => pathInCarpeta(dataDir, sha256)
  const check: Deposito['check'] = (sha256) => checkFile(pathOf(sha256), sha256)

  return {
    lejano: false,
    responde: () => true,
    claim: async () => undefined,
    check,
    putAll: async (files) => {
      const fallas = await mapSome(files, ({ sha256 }) => check(sha256))
      const nuevos = new Map(
        files.filter((_, i) => fallas[i] !== undefined).map(({ sha256, path }) => [sha256, path]),
      )
      const folders = new Set([...nuevos.keys()].map((sha256) => dirname(pathOf(sha256))))
      const made = await mapSome([...folders], (folder) =>
        mkdir(folder, { recursive: true, mode: 0o700 }),
      )
      await mapSome([...nuevos], ([sha256, path]) => putUnder(path, pathOf(sha256)))
      // Flushes each folder to disk once, after all its files.
      const news = made.some((folder) => folder !== undefined) ? [root] : []
      await mapSome([...folders, ...news], flush)
    },
    has: (sha256) =>
      stat(pathOf(sha256)).then(
        () => true,
        () => false,
      ),
    readWhole: (sha256) => openWhole(pathOf(sha256), sha256),
    readRaw: async (sha256) => {
      const file = await open(pathOf(sha256)).catch(fallaOf)
      return typeof file === 'string' ? file : file.createReadStream({ highWaterMark: TROZO })
    },
    lend: async (sha256, comparado) =>
      (comparado ? await check(sha256) : undefined) ?? {
        path: pathOf(sha256),
        release: async () => undefined,
      },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    list: async function* () {
      const names = await readdir(root)
      for (const folder of names.filter((name) => /^[0-9a-f]{2}$/.test(name)).sort())
        yield mapSome(await readdir(join(root, folder)), async (nombre) => ({
          nombre,
          tocado:
            (await stat(join(root, folder, nombre)).catch(() => undefined))?.mtimeMs ?? Infinity,
        }))
    },
  }
}
