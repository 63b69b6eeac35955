import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { MARCA } from '../platform/proceso.ts'
import { flush, hashFile, mapSome, putUnder } from './archivos.ts'
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

/** A finished file that is to be kept. */
export interface Terminado {
  readonly path: string
  readonly tipo: string
}

/** The store: files by the hash of their content, never by a name somebody gave. */
export interface Documentos {
  /** A private place to write a document before it is kept. */
  readonly newTemporary: () => string
  /**
   * Keeps finished files: they go into the store, flushed to disk, and are registered in the given transaction. Whoever
   * wrote them removes them once it ended: those a killed process left tell what it may have kept for nothing.
   */
  readonly keepAll: (db: Queryable, files: readonly Terminado[]) => Promise<DocumentoGuardado[]>
  readonly keep: (db: Queryable, path: string, tipo: string) => Promise<DocumentoGuardado>
  /** Takes away what a transaction that failed had kept, unless somebody else keeps the same. */
  readonly forget: (db: Db, sha256: readonly string[]) => Promise<void>
  readonly read: (sha256: string) => Readable
  /** Path for the product's own readers; it never leaves the server. */
  readonly pathOf: (sha256: string) => string
}

/** Until the transaction ends, nobody else keeps or forgets the same contents: in one order, so that none waits for another. */
const holdContents = (db: Queryable, sha256: readonly string[]) =>
  db.execute(sql`
    select pg_advisory_xact_lock(clave) from (
      select distinct hashtextextended(s, 0) as clave from unnest(array[${sql.join(
        sha256.map((uno) => sql`${uno}::text`),
        sql`, `,
      )}]) s order by 1) x`)

export const createDocumentos = (dataDir: string, ahora: () => Date): Documentos => {
  const root = join(dataDir, 'documentos')
  const temporary = join(root, 'en-curso')
  mkdirSync(temporary, { recursive: true, mode: 0o700 })

  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw new RangeError('No es el identificador de un documento')
    return join(root, sha256.slice(0, 2), sha256)
  }

  /** Each file is flushed, then each folder once, whatever the files. */
  const putIn = async (nuevos: ReadonlyMap<string, string>): Promise<void> => {
    const folders = new Set([...nuevos.keys()].map((sha256) => dirname(pathOf(sha256))))
    const made = await mapSome([...folders], (folder) =>
      mkdir(folder, { recursive: true, mode: 0o700 }),
    )
    await mapSome([...nuevos], ([sha256, path]) => putUnder(path, pathOf(sha256)))
    const news = made.some((folder) => folder !== undefined) ? [root] : []
    await mapSome([...folders, ...news], flush)
  }

  const keepAll: Documentos['keepAll'] = async (db, files) => {
    if (files.length === 0) return []
    const guardados = await mapSome(files, async ({ path, tipo }) => {
      await assertTipo(path, tipo)
      return { sha256: await hashFile(path), tamano: (await stat(path)).size, tipo, path }
    })
    const contents = guardados.map(({ sha256 }) => sha256)
    await holdContents(db, contents)
    const known = await db
      .select({ sha256: documento.sha256 })
      .from(documento)
      .where(inArray(documento.sha256, contents))
    const before = new Set(known.map(({ sha256 }) => sha256))
    const nuevos = guardados.filter(
      ({ sha256 }) => !before.has(sha256) || !existsSync(pathOf(sha256)),
    )
    await putIn(new Map(nuevos.map(({ sha256, path }) => [sha256, path])))
    const filas = nuevos.map(({ path: _, ...fila }) => ({ ...fila, creado: ahora() }))
    if (filas.length > 0) await db.insert(documento).values(filas).onConflictDoNothing()
    return guardados.map(({ sha256, tamano }) => ({ sha256, tamano }))
  }

  return {
    newTemporary: () => join(temporary, `${MARCA}-${randomUUID()}`),
    keepAll,
    keep: async (db, path, tipo) => {
      const [guardado] = await keepAll(db, [{ path, tipo }])
      if (guardado === undefined) throw new Error('No se guardó el documento')
      return guardado
    },
    forget: async (db, sha256) => {
      for (const uno of new Set(sha256))
        await db.transaction(async (tx) => {
          await holdContents(tx, [uno])
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
