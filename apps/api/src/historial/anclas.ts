import { existsSync } from 'node:fs'
import { appendFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import { fechaEnZona } from '@apremia/core'
import { boolean, number, object, string } from 'yup'
import { isDiskFull } from '../platform/db/outage.ts'
import type { Services } from '../platform/services.ts'
import { readUsados, SERIES } from './series-de-numeros.ts'

/** Head of the chain on a day, kept where a person who writes in the database does not reach (R15). */
export interface Ancla {
  readonly orden: number
  readonly hash: string
  /** ISO instant. */
  readonly momento: string
  /** Last number of each series at that moment; absent in lines of earlier versions (R30). */
  readonly titulos?: number | undefined
  readonly cartas?: number | undefined
  readonly convenios?: number | undefined
  /** A restored copy was accepted: heads noted before are not in the chain. */
  readonly restaurada?: boolean | undefined
}

const ancla = object({
  orden: number().integer().required(),
  hash: string().required(),
  momento: string().required(),
  titulos: number().integer(),
  cartas: number().integer(),
  convenios: number().integer(),
  restaurada: boolean(),
})

type Lugar = Pick<Services, 'config' | 'ahora'> & { readonly db: Services['db'] }

const pathOf = ({ config }: Pick<Lugar, 'config'>): string =>
  join(config.dataDir, 'historial-anclas.ndjson')

/** A line that a crash cut says nothing. */
const readAncla = (line: string): Ancla[] => {
  try {
    const value: unknown = JSON.parse(line)
    return ancla.isValidSync(value, { strict: true }) ? [value] : []
  } catch {
    return []
  }
}

/** Reads every line in order. No line is ever removed from the file: each proves the history up to its row. */
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

/** Bytes to read: some thirty lines. Several processes note only a few at once. */
const FINAL_BYTES = 8_192

/** Returns the newest lines, with one read however long the file is. */
export const readUltimasAnclas = async (lugar: Pick<Lugar, 'config'>): Promise<Ancla[]> => {
  if (!hasAnclas(lugar)) return []
  const file = await open(pathOf(lugar))
  try {
    const { size } = await file.stat()
    const position = Math.max(0, size - FINAL_BYTES)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FINAL_BYTES), { position })
    return buffer.toString('utf8', 0, bytesRead).split('\n').flatMap(readAncla)
  } finally {
    await file.close()
  }
}

/** Tells whether the file exists. Each start creates it. */
export const hasAnclas = (lugar: Pick<Lugar, 'config'>): boolean => existsSync(pathOf(lugar))

export const ensureAnclas = (lugar: Pick<Lugar, 'config'>): Promise<void> =>
  appendFile(pathOf(lugar), '', { mode: 0o600 })

/** Notes the head and the last numbers as they are now. */
export const appendAncla = async (
  lugar: Lugar,
  extra: Pick<Ancla, 'restaurada'> = {},
): Promise<void> => {
  const { orden, hash, titulos, cartas, convenios } = await readUsados(lugar.db)
  const momento = lugar.ahora().toISOString()
  const line = JSON.stringify({ orden, hash, momento, titulos, cartas, convenios, ...extra })
  // Begins a new line, whatever a crash left of the line before.
  await appendFile(pathOf(lugar), `\n${line}\n`, { mode: 0o600, flush: true })
}

/** Tells whether the last line is of today and has the numbers of the database. */
const isAlDia = async (lugar: Lugar, ultima: Ancla | undefined): Promise<boolean> => {
  if (ultima === undefined) return false
  if (fechaEnZona(new Date(ultima.momento)) !== fechaEnZona(lugar.ahora())) return false
  const usados = await readUsados(lugar.db)
  return SERIES.every((serie) => usados[serie] === ultima[serie])
}

/**
 * Notes the head, at most once a day (at a start, a download of a lot, a verification). From then on it is noticed when
 * the end of the chain is cut together with its head. Also notes the numbers that a process gave and did not note
 * before it died. With a full disk the note waits for the next time, and nobody's work does.
 */
export const anclar = async (lugar: Lugar): Promise<void> => {
  if (await isAlDia(lugar, (await readUltimasAnclas(lugar)).at(-1))) return
  if ((await readUsados(lugar.db)).orden === 0) return
  try {
    await appendAncla(lugar)
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
