import { eq } from 'drizzle-orm'
import type { FallaDeDocumento } from '../documentos/archivos.ts'
import { mapSome } from '../documentos/archivos.ts'
import type { Deposito } from '../documentos/deposito.ts'
import { documento } from '../documentos/documento-table.ts'
import { mayRemoveDocumentos } from '../documentos/documentos.ts'
import { withPulso } from '../documentos/with-pulso.ts'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { type FilaDeDocumento, readDocumentosRegistrados } from './read-documentos-registrados.ts'
import { createUsos } from './usos-de-documento.ts'

export interface DocumentoSinMover {
  readonly documento: string
  /**
   * Reason why the document could not be copied from the source storage to the destination. 'grande' means that the
   * document is larger than the destination accepts.
   */
  readonly falla: FallaDeDocumento | 'grande'
  /**
   * Storage where copying the document failed. 'origen': the source could not give the document. 'destino': the
   * destination did not store the document whole.
   */
  readonly donde: 'origen' | 'destino'
  readonly usos: string
}

export interface DocumentosMovidos {
  readonly total: number
  readonly copiados: number
  readonly estaban: number
  readonly borrados: number
  /**
   * Number of documents that were stored in the source after the copying to the destination began. They stay in the
   * source, because nobody compared them with a copy.
   */
  readonly sinComprobar: number
  readonly sinMover: readonly DocumentoSinMover[]
}

/** Error: documents cannot be removed from the source store while a backup is under way. */
export class CopiaEnCurso extends Error {
  override readonly name = 'CopiaEnCurso'
}

/** Error: documents cannot be removed from the source store while a server uses them. */
export class ServidorEnMarcha extends Error {
  override readonly name = 'ServidorEnMarcha'
}

interface Mudanza {
  readonly db: Db
  readonly origen: Deposito
  readonly destino: Deposito
  readonly countServidores: (tx: Queryable) => Promise<number>
  readonly signal: AbortSignal
  readonly avance: (hecho: number, total: number) => void
}

type Resultado = 'copiado' | 'estaba' | Pick<DocumentoSinMover, 'falla' | 'donde'>

const copyOne = async (
  { origen, destino, signal }: Mudanza,
  { sha256, tamano }: FilaDeDocumento,
): Promise<Resultado> => {
  signal.throwIfAborted()
  if ((await destino.check(sha256)) === undefined) return 'estaba'
  const prestado = await origen.lend(sha256, true)
  if (typeof prestado === 'string') return { falla: prestado, donde: 'origen' }
  try {
    await destino.putAll([{ sha256, tamano, path: prestado.path }])
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'documento-grande') throw error
    return { falla: 'grande', donde: 'destino' }
  } finally {
    await prestado.release()
  }
  const falla = await destino.check(sha256)
  return falla === undefined ? 'copiado' : { falla, donde: 'destino' }
}

/** Number of documents removed from the source store in one transaction. No backup can begin during the transaction. */
const POR_VEZ = 16

const removeLote = async (
  { db, origen, countServidores }: Mudanza,
  sha256: readonly string[],
): Promise<void> =>
  db.transaction(async (tx) => {
    // Documents are removed from the source storage in batches. A server may have started after the previous batch, so
    // each batch checks again that no server is running.
    if ((await countServidores(tx)) > 0) throw new ServidorEnMarcha()
    if (!(await mayRemoveDocumentos(tx))) throw new CopiaEnCurso()
    await withPulso(tx, origen, () => mapSome(sha256, origen.remove))
  })

const removeAll = async (
  mudanza: Mudanza,
  comprobados: ReadonlySet<string>,
): Promise<Pick<DocumentosMovidos, 'borrados' | 'sinComprobar'>> => {
  let borrados = 0
  let sinComprobar = 0
  for await (const filas of readDocumentosRegistrados(mudanza.db)) {
    const suyos = filas.map(({ sha256 }) => sha256).filter((uno) => comprobados.has(uno))
    sinComprobar += filas.length - suyos.length
    for (let i = 0; i < suyos.length; i += POR_VEZ) {
      mudanza.signal.throwIfAborted()
      await removeLote(mudanza, suyos.slice(i, i + POR_VEZ))
    }
    borrados += suyos.length
  }
  return { borrados, sinComprobar }
}

/**
 * Copies every registered document to another document store, and compares each copy with its hash. A document that is
 * already whole there is not copied again, so an interrupted run continues where it stopped.
 *
 * @param borrar whether to remove the compared documents from the source once every document is whole at the
 * destination. No server may use the source meanwhile
 */
export const moverDocumentos = async (
  mudanza: Mudanza,
  borrar: boolean,
): Promise<DocumentosMovidos> => {
  const { db, avance } = mudanza
  const usosDe = await createUsos(db)
  const total = await db.$count(documento)
  const sinMover: DocumentoSinMover[] = []
  const comprobados = new Set<string>()
  const cuenta = { copiado: 0, estaba: 0 }
  for await (const filas of readDocumentosRegistrados(db)) {
    const resultados = await mapSome(filas, async (fila) => {
      const resultado = await copyOne(mudanza, fila)
      if (typeof resultado === 'string') {
        cuenta[resultado] += 1
        comprobados.add(fila.sha256)
      }
      avance(cuenta.copiado + cuenta.estaba, total)
      return { resultado, sha256: fila.sha256 }
    })
    for (const { resultado, sha256 } of resultados) {
      if (typeof resultado === 'string') continue
      // A running server may have deleted a document during the copying, and then the database has no row for it.
      // Failing to copy a deleted document does not matter.
      if ((await db.$count(documento, eq(documento.sha256, sha256))) === 0) continue
      sinMover.push({ documento: sha256, ...resultado, usos: await usosDe(sha256) })
    }
  }
  const quitados =
    borrar && sinMover.length === 0
      ? await removeAll(mudanza, comprobados)
      : { borrados: 0, sinComprobar: 0 }
  return { total, copiados: cuenta.copiado, estaban: cuenta.estaba, ...quitados, sinMover }
}
