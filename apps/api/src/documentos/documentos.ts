import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { MARCA } from '../platform/proceso.ts'
import {
  checkFile,
  type FallaDeDocumento,
  fallaOf,
  flush,
  hashFile,
  mapSome,
  putUnder,
} from './archivos.ts'
import { assertTipo } from './content-type.ts'
import { type AvisoDeDanado, DocumentoDanado, SIN_AVISO } from './documento-danado.ts'
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
  /** Hash and size of the file, where they were read before the transaction ({@link Documentos.measure}). */
  readonly medido?: DocumentoGuardado
}

/** Document store: files by the hash of their content, never by a name that somebody gave. */
export interface Documentos {
  /** Returns a private path to write a document before it is kept. */
  readonly newTemporary: () => string
  /**
   * Keeps finished files: puts them into the store, flushed to disk, and registers them in the given transaction. The
   * caller removes the files once the transaction ended. Files left by a killed process tell which documents it may
   * have kept for nothing.
   */
  readonly keepAll: (db: Queryable, files: readonly Terminado[]) => Promise<DocumentoGuardado[]>
  readonly keep: (
    db: Queryable,
    path: string,
    tipo: string,
    medido?: DocumentoGuardado,
  ) => Promise<DocumentoGuardado>
  /**
   * Reads a finished file and flushes it to disk. Call it before the transaction that keeps the file: a large one takes
   * seconds, and the transaction holds its locks meanwhile.
   */
  readonly measure: (path: string) => Promise<DocumentoGuardado>
  /** Removes the documents kept by a transaction that failed, unless somebody else keeps the same content. */
  readonly forget: (db: Db, sha256: readonly string[]) => Promise<void>
  /**
   * Sends a document after comparing all of it with its hash: nobody gets the first byte of a broken one.
   *
   * @throws DocumentoDanado
   */
  readonly read: (sha256: string) => Promise<Readable>
  /** Tells whether a document has the stored bytes. */
  readonly check: (sha256: string) => Promise<FallaDeDocumento | undefined>
  /** Path for the product's own readers; it never leaves the server. */
  readonly pathOf: (sha256: string) => string
  /**
   * Returns the path of the document after comparing it with its hash.
   *
   * @throws DocumentoDanado
   */
  readonly checkedPathOf: (sha256: string) => Promise<string>
  /** Tells of a broken document and gives the error to throw. */
  readonly tellDanado: (sha256: string, falla: FallaDeDocumento) => Promise<DocumentoDanado>
  /** Broken documents this process found and does not know to be repaired. */
  readonly countDanados: () => number
  /** Files of the store, one folder after another. */
  readonly listStored: () => AsyncGenerator<readonly Archivado[]>
}

export interface Archivado {
  readonly nombre: string
  /** Last change, in milliseconds. */
  readonly tocado: number
}

/**
 * Locks the contents until the transaction ends, so that nobody else keeps or forgets them. Always locks in the same
 * order, so that two transactions do not deadlock.
 */
const holdContents = (db: Queryable, sha256: readonly string[]) =>
  db.execute(sql`
    select pg_advisory_xact_lock(clave) from (
      select distinct hashtextextended(s, 0) as clave from unnest(array[${sql.join(
        sha256.map((uno) => sql`${uno}::text`),
        sql`, `,
      )}]) s order by 1) x`)

/** Reads a file through one descriptor. Returns its bytes when they match the hash, otherwise the reason. */
const openWhole = async (path: string, sha256: string): Promise<Readable | FallaDeDocumento> => {
  const file = await open(path).catch(fallaOf)
  if (typeof file === 'string') return file
  const options = { start: 0, highWaterMark: 1 << 18 }
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

const measureFile = async (path: string): Promise<DocumentoGuardado> => ({
  sha256: await hashFile(path),
  tamano: (await stat(path)).size,
})

export const createDocumentos = (
  dataDir: string,
  ahora: () => Date,
  aviso: AvisoDeDanado = SIN_AVISO,
): Documentos => {
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
    const guardados = await mapSome(files, async ({ path, tipo, medido }) => {
      await assertTipo(path, tipo)
      return { ...(medido ?? (await measureFile(path))), tipo, path }
    })
    const contents = guardados.map(({ sha256 }) => sha256)
    await holdContents(db, contents)
    const known = await db
      .select({ sha256: documento.sha256 })
      .from(documento)
      .where(inArray(documento.sha256, contents))
    const before = new Set(known.map(({ sha256 }) => sha256))
    // Bytes that come again replace a file that broke.
    const fallas = await mapSome(guardados, ({ sha256 }) => checkFile(pathOf(sha256), sha256))
    const porPoner = guardados.filter((_, i) => fallas[i] !== undefined)
    await putIn(new Map(porPoner.map(({ sha256, path }) => [sha256, path])))
    for (const { sha256 } of porPoner) aviso.noteSano(sha256)
    const nuevos = guardados.filter(({ sha256 }) => !before.has(sha256))
    const filas = nuevos.map(({ path: _, ...fila }) => ({ ...fila, creado: ahora() }))
    if (filas.length > 0) await db.insert(documento).values(filas).onConflictDoNothing()
    return guardados.map(({ sha256, tamano }) => ({ sha256, tamano }))
  }

  const tellDanado: Documentos['tellDanado'] = async (sha256, falla) => {
    const danado = new DocumentoDanado(sha256, falla)
    await aviso.tell(danado)
    return danado
  }

  const check: Documentos['check'] = async (sha256) => {
    const falla = await checkFile(pathOf(sha256), sha256)
    if (falla === undefined) aviso.noteSano(sha256)
    return falla
  }

  return {
    newTemporary: () => join(temporary, `${MARCA}-${randomUUID()}`),
    keepAll,
    measure: async (path) => {
      await flush(path)
      return measureFile(path)
    },
    keep: async (db, path, tipo, medido) => {
      const [guardado] = await keepAll(db, [{ path, tipo, ...(medido && { medido }) }])
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
    read: async (sha256) => {
      const whole = await openWhole(pathOf(sha256), sha256)
      if (typeof whole === 'string') throw await tellDanado(sha256, whole)
      aviso.noteSano(sha256)
      return whole
    },
    check,
    pathOf,
    checkedPathOf: async (sha256) => {
      const falla = await check(sha256)
      if (falla !== undefined) throw await tellDanado(sha256, falla)
      return pathOf(sha256)
    },
    tellDanado,
    countDanados: aviso.count,
    listStored: async function* () {
      for (const folder of (await readdir(root)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        const names = await readdir(join(root, folder))
        yield mapSome(names, async (nombre) => ({
          nombre,
          tocado:
            (await stat(join(root, folder, nombre)).catch(() => undefined))?.mtimeMs ?? Infinity,
        }))
      }
    },
  }
}
