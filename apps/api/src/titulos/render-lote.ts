import { readFile } from 'node:fs/promises'
import { textos } from '@apremia/core'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { findConstancia } from '../historial/constancia.ts'
import { ESCRITURA, IMPRESION, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { createLoteZip, type LoteZip } from '../lotes/lote-zip.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import { openWorker, type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { writeIndice } from './indice-de-lote.ts'
import { nombreDeTitulo } from './nombre-de-titulo.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'
import type { Impresos, TitulosOperations } from './titulos-worker.ts'

const TITULOS_WORKER = new URL('./titulos-worker.ts', import.meta.url)

const BATCH = 200
/** Number of worker threads that print. Meanwhile the main thread reads rows and writes the zip. */
const THREADS = 2
/**
 * Maximum number of groups of `BATCH` titles given to each worker thread at a time. The zip receives the groups in
 * order, so a thread may have to wait for the other. A second group keeps the faster thread busy meanwhile.
 */
const DEEP = 2

/**
 * Reads the data of the executive titles of a batch, in the order of their numbers and in groups of `BATCH`. The data
 * stay as JSON text, because only the worker threads parse them.
 */
async function* readDatos(db: Db, lote: string): AsyncGenerator<string[]> {
  let last = 0
  for (;;) {
    const rows = await db
      .select({ numero: titulo.numero, datos: sql<string>`${titulo.datos}::text` })
      .from(titulo)
      .where(and(eq(titulo.lote, lote), gt(titulo.numero, last)))
      .orderBy(asc(titulo.numero))
      .limit(BATCH)
    const newest = rows.at(-1)
    if (newest === undefined) return
    yield rows.map(({ datos }) => datos)
    last = newest.numero
  }
}

const saveImpresos = (db: Db, impresos: Impresos['impresos']) =>
  db.execute(sql`
    update titulo set sha256 = r.sha256, tamano = r.tamano
    from jsonb_to_recordset(${JSON.stringify(impresos)}::jsonb) as r(numero int, tamano int, sha256 text)
    where titulo.numero = r.numero`)

/**
 * Prints the executive titles of a batch into its zip. The first batch of each day also has a certificate page with the
 * last hash of the audit history.
 */
const printTitulos = async (
  db: Db,
  lote: { id: string; cantidad: number; version: number },
  zip: LoteZip,
  signal: AbortSignal,
  onPrinted: (hecho: number) => void,
): Promise<void> => {
  const threads = Math.min(THREADS, Math.ceil(lote.cantidad / BATCH))
  const workers = Array.from({ length: threads }, () =>
    openWorker<TitulosOperations>(TITULOS_WORKER, IMPRESION),
  )
  try {
    const inFlight: Promise<Impresos>[] = []
    /**
     * Memory blocks that are free again, because their titles are already in the zip. The worker threads print later
     * titles into these blocks.
     */
    const spare: ArrayBuffer[] = []
    let hecho = 0
    const take = async (): Promise<void> => {
      const next = inFlight.shift()
      if (next === undefined) return
      const { bytes, impresos } = await next
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      let offset = 0
      for (const { numero, tamano } of impresos) {
        await zip.add(nombreDeTitulo(numero), buffer.subarray(offset, offset + tamano))
        offset += tamano
      }
      // When the titles are written to the zip, their memory can be reused. If the write fails, nothing is done here,
      // because the next call of `zip` throws the same error.
      zip.flush().then(
        () => spare.push(bytes.buffer),
        () => undefined,
      )
      await saveImpresos(db, impresos)
      hecho += impresos.length
      onPrinted(hecho)
    }
    let turn = 0
    for await (const datos of readDatos(db, lote.id)) {
      signal.throwIfAborted()
      const worker = workers[turn % threads] as WorkerClient<TitulosOperations>
      turn += 1
      const reuse = spare.pop()
      const printing = worker.call(
        'imprimir',
        { datos, reuse, version: lote.version },
        reuse ? [reuse] : [],
      )
      printing.catch(() => undefined)
      inFlight.push(printing)
      if (inFlight.length >= threads * DEEP) await take()
    }
    while (inFlight.length > 0) await take()
    if (hecho !== lote.cantidad)
      throw new Error(`El lote ${lote.id} tiene ${hecho} títulos de ${lote.cantidad}`)
    const constancia = await findConstancia(db, lote.id)
    const [worker] = workers
    if (constancia && worker)
      await zip.add(
        textos.archivos.constancia,
        Buffer.from(await worker.call('constancia', constancia)),
      )
  } finally {
    await Promise.all(workers.map((worker) => worker.close()))
  }
}

const addIndice = (
  { db, documentos }: { readonly db: Db; readonly documentos: Documentos },
  zip: LoteZip,
  lote: string,
  signal: AbortSignal,
): Promise<void> =>
  withTemporary(documentos, async (path) => {
    await withWorker<LibroOperations, void>(
      LIBRO_WORKER,
      ESCRITURA,
      (worker) => writeIndice(db, worker, lote, path),
      signal,
    )
    await zip.add('indice.xlsx', await readFile(path))
  })

interface Herramientas {
  readonly db: Db
  readonly ahora: () => Date
  readonly documentos: Documentos
}

/**
 * Creates the job that prints the documents of a batch whose titles already have numbers. The job can run again after a
 * crash, because the same rows give the same bytes (D87, D153).
 */
export const createRenderLote =
  (tools: Herramientas): Runner =>
  async (contexto): Promise<ResultadoDeTrabajo> => {
    const { trabajo, signal, progress } = contexto
    const { db, documentos } = tools
    const [lote] = await db
      .select()
      .from(tituloLote)
      .where(eq(tituloLote.id, trabajo.lote ?? ''))
    if (lote === undefined) throw new Error(`No existe el lote ${trabajo.lote}`)
    const { avisos = [], omitidas = 0 } = trabajo.entrada as {
      avisos?: string[]
      omitidas?: number
    }
    const resumen = { desde: lote.desde, hasta: lote.hasta, cantidad: lote.cantidad, omitidas }
    if (lote.documento !== null) {
      return { documento: lote.documento, archivo: lote.archivo, avisos, resumen }
    }
    const sha256 = await withTemporary(documentos, async (path) => {
      const zip = createLoteZip(path, lote.creado)
      try {
        await printTitulos(db, lote, zip, signal, (hecho) =>
          progress(hecho, lote.cantidad, 'Generando títulos'),
        )
        await addIndice(tools, zip, lote.id, signal)
        await zip.close()
      } catch (error) {
        zip.abort()
        throw error
      }
      return finishLote(tools, contexto, path, lote)
    })
    return { documento: sha256, archivo: lote.archivo, avisos, resumen }
  }

const finishLote = async (
  { db, documentos, ahora }: Herramientas,
  { trabajo, hold }: ContextoDeTrabajo,
  path: string,
  lote: typeof tituloLote.$inferSelect,
): Promise<string> => {
  const medido = await documentos.prepare(path)
  return db.transaction(async (tx) => {
    await allowLong(tx)
    await hold(tx)
    const { sha256 } = await documentos.keep(tx, path, ZIP, medido)
    await tx.update(tituloLote).set({ documento: sha256 }).where(eq(tituloLote.id, lote.id))
    await appendHistorial(tx, {
      momento: ahora(),
      actor: { dni: trabajo.dni, abogado: '', origen: 'sistema' },
      operacion: 'render-lote',
      entidad: 'titulo-lote',
      entidadId: lote.id,
      descripcion: `Documentos de los títulos Nº ${lote.desde} a ${lote.hasta}.`,
      despues: { documento: sha256 },
    })
    return sha256
  })
}
