import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline as compose, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { interpolar, textos } from '@apremia/core'
import { hashFile } from '../documentos/archivos.ts'
import { cifrar, descifrar } from './cifrado.ts'
import { RespaldoRechazado } from './respaldo-rechazado.ts'

export interface ArchivoDeCopia {
  /** Path inside the backup, with '/': 'documentos/ab/ab12…'. The name ends in '.gz' when the content is compressed. */
  readonly camino: string
  /** Size in bytes and SHA-256 of the stored file, after compression and encryption. */
  readonly tamano: number
  readonly sha256: string
}

/**
 * Folder of the backup that is written or read (`copia`), and the key that encrypts its files. Without `clave` the
 * backup is not encrypted.
 */
export interface DestinoDeCopia {
  readonly copia: string
  readonly clave: Buffer | undefined
  readonly signal: AbortSignal
}

const isComprimido = (camino: string): boolean => camino.endsWith('.gz')

/** Creates a stream that passes the bytes on unchanged, and computes their number and their SHA-256. */
const createMedidor = () => {
  const hash = createHash('sha256')
  let tamano = 0
  const medidor = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      tamano += chunk.length
      done(null, chunk)
    },
  })
  return { medidor, medida: () => ({ tamano, sha256: hash.digest('hex') }) }
}

/**
 * Writes one file of a backup and flushes it to disk.
 *
 * @returns the stored file, and the SHA-256 of its content before compression and encryption (`contenido`)
 */
export const writeArchivo = async (
  { copia, clave, signal }: DestinoDeCopia,
  camino: string,
  origen: Readable,
): Promise<ArchivoDeCopia & { readonly contenido: string }> => {
  const path = join(copia, camino)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const [contenido, guardado] = [createMedidor(), createMedidor()]
  const pasos = [
    contenido.medidor,
    ...(isComprimido(camino) ? [createGzip({ level: 3 })] : []),
    ...(clave ? [cifrar(clave, camino)] : []),
    guardado.medidor,
  ]
  const escrito = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline([origen, ...pasos, escrito], { signal })
  return { camino, ...guardado.medida(), contenido: contenido.medida().sha256 }
}

export const readArchivo = (
  { copia, clave }: Omit<DestinoDeCopia, 'signal'>,
  camino: string,
): Readable => {
  const pasos = [
    ...(clave ? [descifrar(clave, camino)] : []),
    ...(isComprimido(camino) ? [createGunzip()] : []),
  ]
  const leido = createReadStream(join(copia, camino), { highWaterMark: 1 << 18 })
  const ultimo = pasos.at(-1)
  if (ultimo === undefined) return leido
  // Reading a file of a backup takes several streams, for example to decrypt and to uncompress. `compose` of
  // node:stream ends them all when one fails or when the reader stops.
  compose([leido, ...pasos], () => undefined)
  return ultimo
}

/**
 * @throws RespaldoRechazado when the file is missing from the backup, or its size or SHA-256 differs from the
 *   backup's list of files
 */
export const checkArchivo = async (
  copia: string,
  { camino, tamano, sha256 }: ArchivoDeCopia,
): Promise<void> => {
  const path = join(copia, camino)
  const hallado = await stat(path).catch(() => undefined)
  if (hallado === undefined)
    throw new RespaldoRechazado(interpolar(textos.respaldo.falta, { camino }))
  if (hallado.size !== tamano || (await hashFile(path)) !== sha256)
    throw new RespaldoRechazado(interpolar(textos.respaldo.alterado, { camino }))
}
