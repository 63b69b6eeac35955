import { createHash } from 'node:crypto'
import { puede, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { readFromLoteZip } from '../lotes/lote-zip.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { nombreDeTitulo } from './nombre-de-titulo.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'

/**
 * Reads one executive title from the zip of its lot (batch). The hash of the title proves that its bytes are intact, so
 * the rest of the zip is read only when they are not.
 */
const readTitulo = async (
  documentos: Documentos,
  lote: string,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
): Promise<Buffer> => {
  const readIntact = async (path: string): Promise<Buffer | undefined> => {
    const pdf = await readFromLoteZip(path, name).catch(() => undefined)
    return pdf && createHash('sha256').update(pdf).digest('hex') === sha256 ? pdf : undefined
  }
  const pdf =
    (await documentos.withPath(lote, readIntact)) ??
    (await documentos.withCheckedPath(lote, readIntact))
  if (pdf === undefined) throw await documentos.tellDanado(lote, 'alterado')
  return pdf
}

const findDescargable = async (db: Queryable, numero: number) => {
  const [row] = await db
    .select({
      anterior: titulo.anterior,
      propio: titulo.documento,
      documento: tituloLote.documento,
      sha256: titulo.sha256,
      abogado: titulo.abogado,
      anulado: titulo.anulado,
    })
    .from(titulo)
    .leftJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .where(eq(titulo.numero, numero))
  return row
}

/** Sends the PDF of a title that the former system issued. The PDF came in a data package of the municipality. */
const sendAnterior = async (
  documentos: Documentos,
  name: string,
  sha256: string | null,
): Promise<FileAnswer> => {
  if (sha256 === null)
    throw new AppError(409, 'titulo-sin-documento', textos.titulos.sinPdfAnterior)
  const body = await documentos.read(sha256)
  return { kind: 'file', name, type: PDF, sha256, body, disposition: 'inline' }
}

/**
 * Sends the PDF of a title (S2 §2.11). A user with permission to see all executive titles can always download the PDF.
 * The lawyer of the title can download the PDF while the title is in force. Any other user gets a 404 (T16).
 */
export const downloadTitulo: Handler<'downloadTitulo'> = async (
  { db, documentos },
  { params, sesion },
) => {
  const row = await findDescargable(db, params.numero)
  const suyo = row?.abogado === sesion.abogado && sesion.abogado !== '' && row.anulado === null
  if (row === undefined || !(suyo || puede(sesion, 'titulos.ver')))
    throw notFound(`No existe el título Nº ${params.numero}.`)
  const name = nombreDeTitulo(params.numero)
  if (row.anterior) return sendAnterior(documentos, name, row.propio)
  if (row.documento === null || row.sha256 === null) {
    throw new AppError(
      409,
      'lote-pendiente',
      'El documento de este título todavía no se generó. Reanude su lote y espere a que termine.',
    )
  }
  const pdf = await readTitulo(documentos, row.documento, { name, sha256: row.sha256 })
  return {
    kind: 'file',
    name,
    type: PDF,
    size: pdf.length,
    sha256: row.sha256,
    body: pdf,
    disposition: 'inline',
  }
}
