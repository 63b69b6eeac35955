import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fechaEnZona } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { number, object, string } from 'yup'
import { isDiskFull } from '../platform/db/outage.ts'
import type { Services } from '../platform/services.ts'
import { historialCabeza } from './historial-table.ts'

/** The head of the chain one day, kept where whoever writes in the database does not reach (R15). */
export interface Ancla {
  readonly orden: number
  readonly hash: string
  /** ISO instant. */
  readonly momento: string
}

const ancla = object({
  orden: number().integer().required(),
  hash: string().required(),
  momento: string().required(),
})

type Lugar = Pick<Services, 'config' | 'ahora'> & { readonly db: Services['db'] }

const pathOf = ({ config }: Pick<Lugar, 'config'>): string =>
  join(config.dataDir, 'historial-anclas.ndjson')

/** A line a crash cut says nothing. */
const readAncla = (line: string): Ancla[] => {
  try {
    const value: unknown = JSON.parse(line)
    return ancla.isValidSync(value, { strict: true }) ? [value] : []
  } catch {
    return []
  }
}

export const readAnclas = async (lugar: Pick<Lugar, 'config'>): Promise<Ancla[]> => {
  const text = await readFile(pathOf(lugar), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(readAncla)
}

/**
 * Notes the head, once a day at most (at a start, a download of a lot, a verification): cutting the end of the chain, and its head with it, is found from then on. With a full
 * disk it waits for the next time: nobody's work does.
 */
export const anclar = async (lugar: Lugar): Promise<void> => {
  const ahora = lugar.ahora()
  const ultima = (await readAnclas(lugar)).at(-1)
  if (ultima && fechaEnZona(new Date(ultima.momento)) === fechaEnZona(ahora)) return
  const [cabeza] = await lugar.db.select().from(historialCabeza).where(eq(historialCabeza.id, 1))
  if (cabeza === undefined || cabeza.orden === 0) return
  const { orden, hash } = cabeza
  const line = JSON.stringify({ orden, hash, momento: ahora.toISOString() })
  try {
    // A line of its own, whatever a crash left of the one before.
    await appendFile(pathOf(lugar), `\n${line}\n`, { mode: 0o600, flush: true })
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
