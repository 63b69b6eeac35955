import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { isOfDead, MARCA } from '../platform/proceso.ts'
import { assertTipo } from './content-type.ts'
import { documento } from './documento-table.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly documentos: Documentos
  }
}

export interface DocumentoGuardado {
  readonly sha256: string
  readonly tamano: number
}

/** The store: files by the hash of their content, never by a name somebody gave. */
export interface Documentos {
  /** A private place to write a document before it is kept. */
  readonly newTemporary: () => string
  /** Keeps a finished file: it is moved in, flushed to disk and registered in the given transaction. */
  readonly keep: (db: Queryable, path: string, tipo: string) => Promise<DocumentoGuardado>
  /** Takes away what a transaction that failed had kept, unless somebody else keeps the same. */
  readonly forget: (db: Db, sha256: readonly string[]) => Promise<void>
  readonly read: (sha256: string) => Readable
  /** Path for the product's own readers; it never leaves the server. */
  readonly pathOf: (sha256: string) => string
}

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Until the transaction ends, nobody else keeps or forgets the same content. */
const holdContent = (db: Queryable, sha256: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`)

export const createDocumentos = (dataDir: string, ahora: () => Date): Documentos => {
  const root = join(dataDir, 'documentos')
  const temporary = join(root, 'en-curso')
  mkdirSync(temporary, { recursive: true, mode: 0o700 })

  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw new RangeError('No es el identificador de un documento')
    return join(root, sha256.slice(0, 2), sha256)
  }

  return {
    newTemporary: () => join(temporary, `${MARCA}-${randomUUID()}`),
    keep: async (db, path, tipo) => {
      await assertTipo(path, tipo)
      const [sha256, { size }] = [await hashFile(path), await stat(path)]
      const target = pathOf(sha256)
      await holdContent(db, sha256)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await flush(path)
      await rename(path, target)
      await flush(dirname(target))
      await db
        .insert(documento)
        .values({ sha256, tamano: size, tipo, creado: ahora() })
        .onConflictDoNothing()
      return { sha256, tamano: size }
    },
    forget: async (db, sha256) => {
      for (const uno of new Set(sha256))
        await db.transaction(async (tx) => {
          await holdContent(tx, uno)
          const kept = await tx
            .select({ sha256: documento.sha256 })
            .from(documento)
            .where(eq(documento.sha256, uno))
          if (kept.length === 0) await rm(pathOf(uno), { force: true })
        })
    },
    read: (sha256) => createReadStream(pathOf(sha256), { highWaterMark: 1 << 18 }),
    pathOf,
  }
}

/** A file of the work's own. Unless the work keeps it, it goes away with it, however that ends (R14). */
export const withTemporary = async <T>(
  documentos: Pick<Documentos, 'newTemporary'>,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const path = documentos.newTemporary()
  try {
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Whoever is writing a file touched it later than this; told by age where the owner cannot be asked. */
const ABANDONED_MS = 24 * 3_600_000

/**
 * Removes what a killed process left half-written. Where other processes may be writing (`shared`), only what
 * is of a dead one of this machine, or what nobody touched for a day.
 */
export const cleanTemporaries = async (
  dataDir: string,
  { shared, now }: { readonly shared: boolean; readonly now: Date },
): Promise<void> => {
  const temporary = join(dataDir, 'documentos', 'en-curso')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const limit = shared ? now.getTime() - ABANDONED_MS : Number.POSITIVE_INFINITY
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name)
    const found = await stat(path).catch(() => undefined)
    if (found && (found.mtimeMs < limit || isOfDead(name)))
      await rm(path, { recursive: true, force: true })
  }
}
