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

export interface Terminado {
  readonly path: string
  readonly tipo: string
  /** Hash and size of the file. Present when {@link Documentos.measure} read them before the transaction. */
  readonly medido?: DocumentoGuardado
}

/** Store of documents. The name of each stored file is the hash of its content, never a name given by a person. */
export interface Documentos {
  readonly newTemporary: () => string
  /**
   * Puts complete files into the store, flushes them to disk, and registers them in the given transaction. The caller
   * removes the temporary files after the transaction. If the process dies, the temporary files tell the next start
   * which stored documents may be unused.
   */
  readonly keepAll: (db: Queryable, files: readonly Terminado[]) => Promise<DocumentoGuardado[]>
  readonly keep: (
    db: Queryable,
    path: string,
    tipo: string,
    medido?: DocumentoGuardado,
  ) => Promise<DocumentoGuardado>
  /**
   * Reads a complete file and flushes it to disk. Call this function before the transaction that stores the file,
   * because a large file takes seconds.
   */
  readonly measure: (path: string) => Promise<DocumentoGuardado>
  /**
   * Removes the documents stored by a failed transaction, unless another row uses the same content. While a backup is
   * made the documents stay, and the next {@link Documentos.dropPendientes} removes them.
   */
  readonly forget: (db: Db, sha256: readonly string[]) => Promise<void>
  /**
   * Stops this process from removing documents until the returned function is called, so that a backup can copy them
   * all. A backup in another process must hold the lock {@link RESPALDO_EN_CURSO} instead.
   */
  readonly retain: () => () => void
  /** Removes the documents that could not be removed while a backup was made. */
  readonly dropPendientes: (db: Db) => Promise<void>
  /**
   * Returns a document after comparing its whole content with its hash, so that no byte of a damaged document is sent.
   *
   * @throws DocumentoDanado
   */
  readonly read: (sha256: string) => Promise<Readable>
  /**
   * Returns undefined when the content of the document matches its hash, otherwise the reason why the document cannot
   * be sent.
   */
  readonly check: (sha256: string) => Promise<FallaDeDocumento | undefined>
  /** Returns the path of a stored document. The path must not leave the server. */
  readonly pathOf: (sha256: string) => string
  /**
   * Returns the path of the document after comparing it with its hash.
   *
   * @throws DocumentoDanado
   */
  readonly checkedPathOf: (sha256: string) => Promise<string>
  readonly tellDanado: (sha256: string, falla: FallaDeDocumento) => Promise<DocumentoDanado>
  readonly countDanados: () => number
  readonly listStored: () => AsyncGenerator<readonly Archivado[]>
}

export interface Archivado {
  readonly nombre: string
  /** Time of the last change of the stored file, in milliseconds since 1970. */
  readonly tocado: number
}

/**
 * Locks the documents with these hashes until the transaction ends, so that no other transaction stores or removes the
 * same documents. Takes the locks in a fixed order, so that two transactions cannot deadlock.
 */
const holdContents = (db: Queryable, sha256: readonly string[]) =>
  db.execute(sql`
    select pg_advisory_xact_lock(clave) from (
      select distinct hashtextextended(s, 0) as clave from unnest(array[${sql.join(
        sha256.map((uno) => sql`${uno}::text`),
        sql`, `,
      )}]) s order by 1) x`)

/** Advisory lock of PostgreSQL that a backup holds, so that no process removes a document meanwhile. */
export const RESPALDO_EN_CURSO = "hashtext('apremia.respaldo')"

/**
 * Tells whether documents may be removed. Returns false while a backup in another process holds the lock {@link
 * RESPALDO_EN_CURSO}. After a true answer, such a backup cannot begin until the transaction ends.
 */
const mayRemove = async (tx: Queryable): Promise<boolean> => {
  const { rows } = await tx.execute<{ libre: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${sql.raw(RESPALDO_EN_CURSO)}) as libre`,
  )
  return rows[0]?.libre === true
}

/**
 * Opens a stored file once and compares its bytes with the hash. When the bytes match, returns a stream of the open
 * file. When they do not match, returns the reason why the document cannot be sent.
 */
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
  const pendientes = join(root, 'por-borrar')
  let retenciones = 0
  mkdirSync(temporary, { recursive: true, mode: 0o700 })

  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256))
      throw new RangeError('No es el identificador de un documento')
    return join(root, sha256.slice(0, 2), sha256)
  }

  /** Puts the files into the store. Flushes each file to disk, and then flushes each folder once. */
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
    // Only the missing and the damaged documents are written, so uploading the same bytes again repairs a document.
    const fallas = await mapSome(guardados, ({ sha256 }) => checkFile(pathOf(sha256), sha256))
    const porPoner = guardados.filter((_, i) => fallas[i] !== undefined)
    await putIn(new Map(porPoner.map(({ sha256, path }) => [sha256, path])))
    for (const { sha256 } of porPoner) aviso.noteSano(sha256)
    const nuevos = guardados.filter(({ sha256 }) => !before.has(sha256))
    const filas = nuevos.map(({ path: _, ...fila }) => ({ ...fila, creado: ahora() }))
    if (filas.length > 0) await db.insert(documento).values(filas).onConflictDoNothing()
    return guardados.map(({ sha256, tamano }) => ({ sha256, tamano }))
  }

  const noteParaDespues = async (sha256: string): Promise<void> => {
    await mkdir(pendientes, { recursive: true, mode: 0o700 })
    await (await open(join(pendientes, sha256), 'w', 0o600)).close()
  }

  const forget: Documentos['forget'] = async (db, sha256) => {
    for (const uno of new Set(sha256))
      await db.transaction(async (tx) => {
        await holdContents(tx, [uno])
        const kept = await tx
          .select({ sha256: documento.sha256 })
          .from(documento)
          .where(eq(documento.sha256, uno))
        if (kept.length > 0) return
        if (retenciones > 0 || !(await mayRemove(tx))) await noteParaDespues(uno)
        else await rm(pathOf(uno), { force: true })
      })
  }

  const dropPendientes: Documentos['dropPendientes'] = async (db) => {
    for (const sha256 of await readdir(pendientes).catch((): string[] => [])) {
      // Each file of `pendientes` is a note that a document waits for its removal. The note is deleted first, because
      // `forget` writes it again when the document still cannot be removed.
      await rm(join(pendientes, sha256), { force: true })
      await forget(db, [sha256])
    }
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
    forget,
    retain: () => {
      retenciones += 1
      return () => {
        retenciones -= 1
      }
    },
    dropPendientes,
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
