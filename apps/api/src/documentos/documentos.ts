import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable, Tx } from '../platform/db/queryable.ts'
import { isOfDead, MARCA } from '../platform/proceso.ts'
import { isAlmacenSinRespuesta } from './almacen-sin-respuesta.ts'
import { type FallaDeDocumento, flush, hashFile, mapSome } from './archivos.ts'
import { assertTipo } from './content-type.ts'
import type { Archivado, Deposito } from './deposito.ts'
import { folderOfDocumentos } from './deposito-en-carpeta.ts'
import { type AvisoDeDanado, DocumentoDanado, SIN_AVISO } from './documento-danado.ts'
import { documento } from './documento-table.ts'
import { withPulso } from './with-pulso.ts'

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
  /** Hash and size of the file. Undefined when {@link Documentos.prepare} did not run before the transaction. */
  readonly medido?: DocumentoGuardado
}

/**
 * Registers documents in the database and stores their contents in a {@link Deposito}. The name of each document is the
 * hash of its content, never a name given by a person.
 */
export interface Documentos {
  readonly newTemporary: () => string
  /**
   * True when the file storage is on another machine. Documents must then be prepared (sent to the storage) before the
   * transaction begins. The transaction, which holds locks, then does not wait for the storage.
   */
  readonly lejano: boolean
  /**
   * Stores complete files, flushes them to disk, and registers them in the given transaction. The caller removes the
   * temporary files after the transaction. If the process dies first, the temporary files tell the next start which
   * documents may be unused.
   */
  readonly keepAll: (tx: Tx, files: readonly Terminado[]) => Promise<DocumentoGuardado[]>
  readonly keep: (
    tx: Tx,
    path: string,
    tipo: string,
    medido?: DocumentoGuardado,
  ) => Promise<DocumentoGuardado>
  readonly keepAlone: (db: Db, path: string, tipo: string) => Promise<DocumentoGuardado>
  /**
   * Flushes a complete file to disk. When the file storage is on another machine, also copies the file there. Call this
   * function before the file is registered in the database, because a large file takes seconds. {@link
   * Documentos.dropPendientes} removes a file that is never registered.
   *
   * @param tx transaction that is open during the copy, if any. It must hold no lock that other requests need
   */
  readonly prepare: (path: string, tx?: Tx) => Promise<DocumentoGuardado>
  /**
   * Removes the documents stored by a failed transaction, unless another row uses the same content. When a backup is
   * under way or the storage does not answer, the next {@link Documentos.dropPendientes} removes them.
   */
  readonly forget: (db: Db, sha256: readonly string[]) => Promise<void>
  /**
   * Records that the prepared documents are registered in the database. The next start of the server then need not
   * check whether they are used. Call this function after the commit of the transaction.
   */
  readonly noteRegistrados: (sha256: readonly string[]) => Promise<void>
  /**
   * Stops this process from removing documents until the returned function is called, so that a backup can copy them
   * all. A backup in another process must hold the lock {@link RESPALDO_EN_CURSO} instead.
   */
  readonly retain: () => () => void
  /**
   * Removes the documents that could not be removed before. Also removes the documents that a dead process prepared and
   * did not register.
   */
  readonly dropPendientes: (db: Db) => Promise<void>
  /**
   * Compares the whole content of a document with its hash before it returns the document, so that no byte of a damaged
   * document is sent.
   *
   * @throws DocumentoDanado when the document is missing, altered or unreadable
   */
  readonly read: (sha256: string) => Promise<Readable>
  /**
   * Compares the content of a stored document with its hash. Returns the fault of the document, or undefined when the
   * content matches the hash.
   */
  readonly check: (sha256: string) => Promise<FallaDeDocumento | undefined>
  readonly has: (sha256: string) => Promise<boolean>
  /**
   * Returns the stored bytes of a document. The caller must compare them with the hash.
   *
   * @throws DocumentoDanado when the document is missing or unreadable
   */
  readonly readRaw: (sha256: string) => Promise<Readable>
  /**
   * Calls `work` with a local path of the document, which is valid until `work` ends. Never send the path to a client.
   * The caller compares the bytes with the hash.
   *
   * @throws DocumentoDanado when the document is missing or unreadable
   */
  readonly withPath: <T>(sha256: string, work: (path: string) => Promise<T>) => Promise<T>
  /**
   * Calls `work` with a local path of the document, like {@link Documentos.withPath}, after comparing the content of
   * the document with its hash.
   *
   * @throws DocumentoDanado when the document is missing, altered or unreadable
   */
  readonly withCheckedPath: <T>(sha256: string, work: (path: string) => Promise<T>) => Promise<T>
  readonly tellDanado: (sha256: string, falla: FallaDeDocumento) => Promise<DocumentoDanado>
  readonly countDanados: () => number
  /** True when the file storage answered the last requests. Null when the storage is on this machine. */
  readonly responde: () => boolean | null
  readonly listStored: () => AsyncGenerator<readonly Archivado[]>
}

/**
 * Locks the documents with these hashes until the transaction ends, so that no other transaction stores or removes
 * them. Takes the locks in a fixed order, so that two transactions cannot deadlock.
 */
const holdContents = (db: Queryable, sha256: readonly string[]) =>
  db.execute(sql`
    select pg_advisory_xact_lock(clave) from (
      select distinct hashtextextended(s, 0) as clave from unnest(array[${sql.join(
        sha256.map((uno) => sql`${uno}::text`),
        sql`, `,
      )}]) s order by 1) x`)

/** PostgreSQL advisory lock of a backup. While it is held, no process removes a document. */
export const RESPALDO_EN_CURSO = "hashtext('apremia.respaldo')"

/**
 * Tells whether documents may be removed now. False while a backup in another process holds the lock {@link
 * RESPALDO_EN_CURSO}. When true, no backup can begin in another process until the transaction ends.
 */
export const mayRemoveDocumentos = async (tx: Queryable): Promise<boolean> => {
  const { rows } = await tx.execute<{ libre: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${sql.raw(RESPALDO_EN_CURSO)}) as libre`,
  )
  return rows[0]?.libre === true
}

/**
 * Age in milliseconds after which the note of a process of another machine counts as abandoned. A note is a file that
 * names a document to remove or to register.
 */
const ABANDONED_MS = 24 * 3_600_000

const measureFile = async (path: string): Promise<DocumentoGuardado> => ({
  sha256: await hashFile(path),
  tamano: (await stat(path)).size,
})

export const createDocumentos = (opciones: {
  /** Folder of the temporary files and of the notes about documents to remove or to register. */
  readonly dataDir: string
  readonly deposito: Deposito
  readonly ahora: () => Date
  readonly aviso?: AvisoDeDanado
}): Documentos => {
  const { dataDir, deposito, ahora, aviso = SIN_AVISO } = opciones
  const root = folderOfDocumentos(dataDir)
  const temporary = join(root, 'en-curso')
  const pendientes = join(root, 'por-borrar')
  let retenciones = 0
  mkdirSync(temporary, { recursive: true, mode: 0o700 })

  const keepAll: Documentos['keepAll'] = async (tx, files) => {
    if (files.length === 0) return []
    const guardados = await mapSome(files, async ({ path, tipo, medido }) => {
      await assertTipo(path, tipo)
      return { ...(medido ?? (await measureFile(path))), tipo, path, puesto: medido !== undefined }
    })
    const contents = guardados.map(({ sha256 }) => sha256)
    await holdContents(tx, contents)
    const known = await tx
      .select({ sha256: documento.sha256 })
      .from(documento)
      .where(inArray(documento.sha256, contents))
    const before = new Set(known.map(({ sha256 }) => sha256))
    await withPulso(tx, deposito, () => deposito.putAll(guardados))
    for (const { sha256 } of guardados) aviso.noteSano(sha256)
    const nuevos = guardados.filter(({ sha256 }) => !before.has(sha256))
    const filas = nuevos.map(({ sha256, tamano, tipo }) => ({
      ...{ sha256, tamano, tipo },
      creado: ahora(),
    }))
    if (filas.length > 0) await tx.insert(documento).values(filas).onConflictDoNothing()
    return guardados.map(({ sha256, tamano }) => ({ sha256, tamano }))
  }

  /**
   * Writes a note: a file that names a document to remove or to register later.
   *
   * @param de identifies the process that prepares the document. '' when the document only waits for its removal
   */
  const noteParaDespues = async (sha256: string, de: string): Promise<void> => {
    await mkdir(pendientes, { recursive: true, mode: 0o700 })
    await writeFile(join(pendientes, sha256), de, { mode: 0o600 })
  }

  const dropNota = (sha256: string): Promise<void> => rm(join(pendientes, sha256), { force: true })

  const noteRegistrados: Documentos['noteRegistrados'] = async (sha256) => {
    if (!deposito.lejano) return
    // When the note about a document cannot be deleted, the harm is small: the next start of the server makes one query
    // more.
    await mapSome(sha256, dropNota).catch(() => undefined)
  }

  const prepare: Documentos['prepare'] = async (path, tx) => {
    await flush(path)
    const medido = await measureFile(path)
    if (deposito.lejano) {
      await noteParaDespues(medido.sha256, MARCA)
      const put = () => deposito.putAll([{ ...medido, path }])
      await (tx ? withPulso(tx, deposito, put) : put())
    }
    return medido
  }

  const forget: Documentos['forget'] = async (db, sha256) => {
    // Documents are removed in transactions, which hold locks. When the file storage fails to answer once, no more
    // requests are sent, so that no transaction waits for it. The remaining documents are noted, to be removed later.
    let responde = true
    const removeOrNote = async (tx: Tx, uno: string): Promise<void> => {
      if (!responde || retenciones > 0 || !(await mayRemoveDocumentos(tx)))
        return noteParaDespues(uno, '')
      try {
        await withPulso(tx, deposito, () => deposito.remove(uno))
        if (deposito.lejano) await dropNota(uno)
      } catch (error) {
        if (!isAlmacenSinRespuesta(error)) throw error
        responde = false
        await noteParaDespues(uno, '')
      }
    }
    for (const uno of new Set(sha256))
      await db.transaction(async (tx) => {
        await holdContents(tx, [uno])
        const kept = await tx
          .select({ sha256: documento.sha256 })
          .from(documento)
          .where(eq(documento.sha256, uno))
        if (kept.length === 0) await removeOrNote(tx, uno)
        else if (deposito.lejano) await dropNota(uno)
      })
  }

  const isEnCurso = async (nota: string): Promise<boolean> => {
    const de = await readFile(nota, 'utf8').catch(() => '')
    if (de === '' || isOfDead(de)) return false
    const { mtimeMs } = await stat(nota)
    return mtimeMs > ahora().getTime() - ABANDONED_MS
  }

  const dropPendientes: Documentos['dropPendientes'] = async (db) => {
    const notas: string[] = []
    for (const sha256 of await readdir(pendientes).catch((): string[] => [])) {
      const nota = join(pendientes, sha256)
      if (await isEnCurso(nota)) continue
      // Deletes the note about the document before trying to remove the document. `forget` writes the note again when
      // the document still cannot be removed.
      await rm(nota, { force: true })
      notas.push(sha256)
    }
    await forget(db, notas)
  }

  const tellDanado: Documentos['tellDanado'] = async (sha256, falla) => {
    const danado = new DocumentoDanado(sha256, falla)
    await aviso.tell(danado)
    return danado
  }

  const check: Documentos['check'] = async (sha256) => {
    const falla = await deposito.check(sha256)
    if (falla === undefined) aviso.noteSano(sha256)
    return falla
  }

  const keep: Documentos['keep'] = async (tx, path, tipo, medido) => {
    const [guardado] = await keepAll(tx, [{ path, tipo, ...(medido && { medido }) }])
    if (guardado === undefined) throw new Error('No se guardó el documento')
    return guardado
  }

  const assertLeido = async <T>(sha256: string, leido: T | FallaDeDocumento): Promise<T> => {
    if (typeof leido === 'string') throw await tellDanado(sha256, leido as FallaDeDocumento)
    return leido as T
  }

  const lendTo = async <T>(
    sha256: string,
    comparado: boolean,
    work: (path: string) => Promise<T>,
  ): Promise<T> => {
    const { path, release } = await assertLeido(sha256, await deposito.lend(sha256, comparado))
    if (comparado) aviso.noteSano(sha256)
    try {
      return await work(path)
    } finally {
      await release()
    }
  }

  return {
    newTemporary: () => join(temporary, `${MARCA}-${randomUUID()}`),
    lejano: deposito.lejano,
    keepAll,
    prepare,
    keep,
    keepAlone: async (db, path, tipo) => {
      const medido = await prepare(path)
      const guardado = await db.transaction((tx) => keep(tx, path, tipo, medido))
      await noteRegistrados([guardado.sha256])
      return guardado
    },
    forget,
    noteRegistrados,
    retain: () => {
      retenciones += 1
      return () => {
        retenciones -= 1
      }
    },
    dropPendientes,
    read: async (sha256) => {
      const whole = await assertLeido(sha256, await deposito.readWhole(sha256))
      aviso.noteSano(sha256)
      return whole
    },
    readRaw: async (sha256) => assertLeido(sha256, await deposito.readRaw(sha256)),
    check,
    has: deposito.has,
    withPath: (sha256, work) => lendTo(sha256, false, work),
    withCheckedPath: (sha256, work) => lendTo(sha256, true, work),
    tellDanado,
    countDanados: aviso.count,
    responde: () => (deposito.lejano ? deposito.responde() : null),
    listStored: deposito.list,
  }
}
