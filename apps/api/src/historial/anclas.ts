import { existsSync } from 'node:fs'
import { appendFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import { fechaEnZona } from '@apremia/core'
import { boolean, number, object, string } from 'yup'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { isDiskFull } from '../platform/db/outage.ts'
import type { Services } from '../platform/services.ts'
import type { Ancla } from './ancla.ts'
import type { AnclasEnAlmacen } from './anclas-en-almacen.ts'
import { readUsados, SERIES } from './series-de-numeros.ts'

const ancla = object({
  orden: number().integer().required(),
  hash: string().required(),
  momento: string().required(),
  titulos: number().integer(),
  cartas: number().integer(),
  convenios: number().integer(),
  restaurada: boolean(),
  acepto: string(),
  ordenRestaurado: number().integer(),
  hashRestaurado: string(),
  epoca: number().integer(),
})

type Lugar = Pick<Services, 'ahora' | 'db'> & {
  readonly config: Pick<Services['config'], 'dataDir'>
  readonly anclasEnAlmacen?: AnclasEnAlmacen | undefined
}

export const ARCHIVO_DE_ANCLAS = 'historial-anclas.ndjson'

const pathOf = ({ config }: Pick<Lugar, 'config'>): string =>
  join(config.dataDir, ARCHIVO_DE_ANCLAS)

/**
 * Parses one line of the file of anchors (hashes of audit history rows, stored outside the database). Returns an empty
 * list for an invalid line, for example one that a crash cut.
 */
const readAncla = (line: string): Ancla[] => {
  try {
    const value: unknown = JSON.parse(line)
    return ancla.isValidSync(value, { strict: true }) ? [value] : []
  } catch {
    return []
  }
}

export const parseAnclas = (text: string): Ancla[] => text.split('\n').flatMap(readAncla)

/**
 * Reads the anchors in the order in which they were written. No line is ever removed from the file of anchors, because
 * each line proves the audit history up to a row.
 */
export async function* eachAncla(lugar: Pick<Lugar, 'config'>): AsyncGenerator<Ancla> {
  if (!hasAnclas(lugar)) return
  const file = await open(pathOf(lugar))
  try {
    for await (const line of file.readLines({ autoClose: false })) yield* readAncla(line)
  } finally {
    await file.close()
  }
}

export const readAnclas = async (lugar: Pick<Lugar, 'config'>): Promise<Ancla[]> => {
  const anclas: Ancla[] = []
  for await (const una of eachAncla(lugar)) anclas.push(una)
  return anclas
}

/**
 * Number of bytes to read from the end of the file of anchors. These bytes contain about thirty lines, more than all
 * the server processes write at the same time.
 */
const FINAL_BYTES = 8_192

export const readUltimasAnclas = async (lugar: Pick<Lugar, 'config'>): Promise<Ancla[]> => {
  if (!hasAnclas(lugar)) return []
  const file = await open(pathOf(lugar))
  try {
    const { size } = await file.stat()
    const position = Math.max(0, size - FINAL_BYTES)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FINAL_BYTES), { position })
    return parseAnclas(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await file.close()
  }
}

/** @throws AppError 503 when the store does not answer */
export const readTodasLasAnclas = async (
  lugar: Pick<Lugar, 'config' | 'anclasEnAlmacen'>,
): Promise<Ancla[]> => [
  ...(await readAnclas(lugar)),
  ...((await lugar.anclasEnAlmacen?.readAnclas()) ?? []),
]

export const hasAnclas = (lugar: Pick<Lugar, 'config'>): boolean => existsSync(pathOf(lugar))

export const ensureAnclas = (lugar: Pick<Lugar, 'config'>): Promise<void> =>
  appendFile(pathOf(lugar), '', { mode: 0o600 })

export const appendAncla = async (
  lugar: Lugar,
  extra: Pick<Ancla, 'restaurada' | 'acepto' | 'ordenRestaurado' | 'hashRestaurado'> = {},
): Promise<void> => {
  const { orden, hash, titulos, cartas, convenios } = await readUsados(lugar.db)
  const momento = lugar.ahora().toISOString()
  const epoca = lugar.anclasEnAlmacen?.epoca() || undefined
  const line = JSON.stringify({ orden, hash, momento, titulos, cartas, convenios, ...extra, epoca })
  // Begins the line of the new anchor with a line break, because a crash may have cut the previous line of the file.
  await appendFile(pathOf(lugar), `\n${line}\n`, { mode: 0o600, flush: true })
}

/**
 * Records the last document numbers and the last audit history row in the S3-compatible store, when the installation
 * has one.
 *
 * @throws AppError 503 when the store does not answer
 */
export const noteEnAlmacen = async ({ anclasEnAlmacen, db, ahora }: Lugar): Promise<void> => {
  if (anclasEnAlmacen) await anclasEnAlmacen.note(await readUsados(db), ahora())
}

const isAlDia = async (lugar: Lugar, ultima: Ancla | undefined): Promise<boolean> => {
  if (ultima === undefined) return false
  if (fechaEnZona(new Date(ultima.momento)) !== fechaEnZona(lugar.ahora())) return false
  // After another machine accepts a restored database, this machine appends an anchor, which shows that it knows of the
  // acceptance.
  if ((ultima.epoca ?? 0) < (lugar.anclasEnAlmacen?.epoca() ?? 0)) return false
  const usados = await readUsados(lugar.db)
  return SERIES.every((serie) => usados[serie] === ultima[serie])
}

/**
 * Appends an anchor (hash of the last history row) to the file outside the database, so that a later removal of rows is
 * noticed. Appends nothing when the last anchor is from today and no document number was issued since.
 *
 * A full disk, or a store that does not answer, fails no request: a later call appends the anchor.
 */
export const anclar = async (lugar: Lugar): Promise<void> => {
  if (await isAlDia(lugar, (await readUltimasAnclas(lugar)).at(-1))) return
  if ((await readUsados(lugar.db)).orden === 0) return
  try {
    await appendAncla(lugar)
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
  await noteEnAlmacen(lugar).catch((error: unknown) => {
    if (!isAlmacenSinRespuesta(error)) throw error
  })
}
