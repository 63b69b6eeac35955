import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { interpolar, textos } from '@apremia/core'
import { array, boolean, type InferType, number, object, string } from 'yup'
import { hashFile } from '../documentos/archivos.ts'
import type { ArchivoDeCopia } from './archivo-de-copia.ts'
import { isFirmaDe, readClave, signManifiesto } from './clave-de-respaldo.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

const MANIFIESTO = 'manifiesto.json'
/** File with the SHA-256 of the manifest, in the format of the command sha256sum. */
const HUELLA = 'manifiesto.sha256'
const FIRMA = 'manifiesto.firma'
/** Name of the file of the backup that lists all its other files, one on each line. */
const LISTA = 'archivos.ndjson'

const FORMATO = 1

const cantidad = number().integer().min(0).required()
const hash = string()
  .matches(/^[0-9a-f]{64}$/)
  .required()

const CAMINO = /^(base|documentos)\/[\w./-]+$|^(historial-anclas\.ndjson|instalacion)(\.gz)?$/

/**
 * Path of a file in the backup's list of files. A path with '..' is refused, because restoring that file would write
 * outside the installation.
 */
const camino = string()
  .matches(CAMINO)
  .test((texto) => !texto?.split('/').includes('..'))
  .required()

const esquema = object({
  formato: number().oneOf([FORMATO]).required(),
  /** Moment of the snapshot of the database. The backup has every write that was confirmed before this moment. */
  momento: string().required(),
  version: string().defined(),
  /** Newest migration of the database. `orden` is the time at which the migration was written, in milliseconds. */
  migracion: object({ nombre: string().defined(), orden: cantidad }).required(),
  /**
   * Identifier of the installation. Undefined when the installation does not have one yet, because the first start that
   * needs it creates it.
   */
  instalacion: string(),
  clase: string().oneOf(['real', 'demostracion']).nullable().defined(),
  base: object({
    tipo: string().oneOf(['embebida', 'postgresql']).required(),
    /** Major versions of the PostgreSQL server and of pg_dump. 0 for the embedded database. */
    servidor: cantidad,
    volcador: cantidad,
  }).required(),
  filas: array(object({ tabla: string().required(), filas: cantidad }).required()).required(),
  historial: object({ orden: cantidad, hash: string().defined() }).required(),
  numeros: object({ titulos: cantidad, cartas: cantidad, convenios: cantidad }).required(),
  cifrada: boolean().required(),
  /** Salt for deriving the key from a passphrase. '' when the backup is not encrypted. */
  sal: string().defined(),
  /**
   * Every folder of the embedded database. A restoration must also create the empty folders, which the list of files
   * lacks.
   */
  carpetas: array(camino).required(),
  documentos: object({
    cantidad,
    /** Hashes of the documents that were missing or damaged in the store when the backup was made. */
    faltan: array(hash).required(),
  }).required(),
  archivos: object({ cantidad, tamano: cantidad, sha256: hash }).required(),
})

export type Manifiesto = InferType<typeof esquema>

const hashOfText = (text: Buffer): string => createHash('sha256').update(text).digest('hex')

/**
 * Flushes the manifest and the list of files to the disk. They are written last, and a folder with a manifest counts as
 * a complete backup.
 */
const NUEVO = { flag: 'wx', mode: 0o600, flush: true } as const

/**
 * Writes the list of files and the manifest of a backup. Nothing else of the backup may change afterwards.
 *
 * @returns total size in bytes of the files of the backup
 */
export const writeManifiesto = async (
  copia: string,
  datos: Omit<Manifiesto, 'formato' | 'archivos'>,
  archivos: readonly ArchivoDeCopia[],
  clave: Buffer | undefined,
): Promise<number> => {
  const lista = join(copia, LISTA)
  const lineas = archivos.map(
    ({ camino, tamano, sha256 }) => `${JSON.stringify({ camino, tamano, sha256 })}\n`,
  )
  await pipeline(
    Readable.from(lineas),
    createWriteStream(lista, { flags: 'wx', mode: 0o600, flush: true }),
  )
  const tamano = archivos.reduce((suma, archivo) => suma + archivo.tamano, 0)
  const manifiesto: Manifiesto = {
    formato: FORMATO,
    ...datos,
    archivos: { cantidad: archivos.length, tamano, sha256: await hashFile(lista) },
  }
  const bytes = Buffer.from(`${JSON.stringify(manifiesto, null, 2)}\n`)
  if (clave) await writeFile(join(copia, FIRMA), `${signManifiesto(clave, bytes)}\n`, NUEVO)
  await writeFile(join(copia, HUELLA), `${hashOfText(bytes)}  ${MANIFIESTO}\n`, NUEVO)
  await writeFile(join(copia, MANIFIESTO), bytes, NUEVO)
  return tamano
}

const parse = (bytes: Buffer): Manifiesto | undefined => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return esquema.isValidSync(value, { strict: true }) ? value : undefined
  } catch {
    return undefined
  }
}

const readBytes = (copia: string): Promise<Buffer> =>
  readFile(join(copia, MANIFIESTO)).catch(() => {
    throw new RespaldoRechazado(interpolar(textos.respaldo.noEsCopia, { carpeta: copia }))
  })

/** @throws RespaldoRechazado when the folder is not a backup, or its manifest was changed */
export const readManifiestoDeCopia = async (copia: string): Promise<Manifiesto> => {
  const bytes = await readBytes(copia)
  const huella = await readFile(join(copia, HUELLA), 'utf8').catch(() => '')
  const manifiesto = parse(bytes)
  if (manifiesto === undefined || huella.split(' ')[0] !== hashOfText(bytes))
    throw new RespaldoRechazado(interpolar(textos.respaldo.manifiestoAlterado, { carpeta: copia }))
  return manifiesto
}

/**
 * Reads the key of an encrypted backup and checks the signature of the manifest with the key.
 *
 * @throws RespaldoRechazado when no key is given, or when the signature does not match the key
 */
export const openClave = async (
  copia: string,
  { cifrada, sal }: Manifiesto,
  archivoDeClave: string | undefined,
): Promise<Buffer | undefined> => {
  if (!cifrada) return undefined
  if (archivoDeClave === undefined)
    throw new RespaldoRechazado(textos.respaldo.pideClave, SALIDA_DE_RESPALDO.uso)
  const clave = await readClave(archivoDeClave, sal)
  const firma = await readFile(join(copia, FIRMA), 'utf8').catch(() => '')
  if (!isFirmaDe(firma.trim(), clave, await readBytes(copia)))
    throw new RespaldoRechazado(textos.respaldo.otraClave)
  return clave
}

const PROPIOS: readonly string[] = [MANIFIESTO, HUELLA, FIRMA, LISTA]
export const isArchivoDelManifiesto = (nombre: string): boolean => PROPIOS.includes(nombre)

const archivo = object({
  camino,
  tamano: cantidad,
  sha256: hash,
})

/** @throws RespaldoRechazado when the hash of the list differs from the hash in the manifest */
export const readArchivos = async (
  copia: string,
  { archivos }: Manifiesto,
): Promise<ArchivoDeCopia[]> => {
  const path = join(copia, LISTA)
  const refuse = (): RespaldoRechazado =>
    new RespaldoRechazado(interpolar(textos.respaldo.alterado, { camino: LISTA }))
  const hallada = await hashFile(path).catch(() => '')
  if (hallada !== archivos.sha256) throw refuse()
  const leidos: ArchivoDeCopia[] = []
  for await (const line of createInterface({ input: createReadStream(path) }))
    leidos.push(archivo.validateSync(JSON.parse(line), { strict: true }))
  if (leidos.length !== archivos.cantidad) throw refuse()
  return leidos
}
