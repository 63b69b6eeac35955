import { puede, textos } from '@apremia/core'
import { and, eq, isNull } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { nombreDeFirmado, nombreDeTitulo } from './nombre-de-titulo.ts'
import { readPdfEmitido } from './pdf-de-titulo.ts'
import { tituloFirmado } from './titulo-firmado-table.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'

const findDescargable = async (db: Queryable, numero: number) => {
  const [row] = await db
    .select({
      anterior: titulo.anterior,
      propio: titulo.documento,
      documento: tituloLote.documento,
      sha256: titulo.sha256,
      abogado: titulo.abogado,
      anulado: titulo.anulado,
      firmado: tituloFirmado.documento,
      tamanoDeFirmado: tituloFirmado.tamano,
    })
    .from(titulo)
    .leftJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .leftJoin(
      tituloFirmado,
      and(eq(tituloFirmado.titulo, titulo.numero), isNull(tituloFirmado.reemplazado)),
    )
    .where(eq(titulo.numero, numero))
  return row
}

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

const sendFirmado = async (
  documentos: Documentos,
  numero: number,
  { sha256, size }: { readonly sha256: string; readonly size: number },
): Promise<FileAnswer> => ({
  ...{ kind: 'file', name: nombreDeFirmado(numero), type: PDF, size, sha256 },
  ...{ body: await documentos.read(sha256), disposition: 'inline' },
})

/**
 * Opens the PDF of an executive title (S2 §2.11). Sends the signed file if there is one, unless `original` asks for the
 * issued file. The title's lawyer may open a title in force. Users with permission to see all titles may open any
 * title. Any other user gets a 404 (T16).
 */
export const openTitulo = async (
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  sesion: Sesion,
  { numero, original }: { readonly numero: number; readonly original: boolean },
): Promise<FileAnswer> => {
  const row = await findDescargable(db, numero)
  const suyo = row?.abogado === sesion.abogado && sesion.abogado !== '' && row.anulado === null
  if (row === undefined || !(suyo || puede(sesion, 'titulos.ver')))
    throw notFound(`No existe el título Nº ${numero}.`)
  if (row.firmado !== null && row.tamanoDeFirmado !== null && !original) {
    const firmado = { sha256: row.firmado, size: row.tamanoDeFirmado }
    return sendFirmado(documentos, numero, firmado)
  }
  const name = nombreDeTitulo(numero)
  if (row.anterior) return sendAnterior(documentos, name, row.propio)
  if (row.documento === null || row.sha256 === null) {
    throw new AppError(
      409,
      'lote-pendiente',
      'El documento de este título todavía no se generó. Reanude su lote y espere a que termine.',
    )
  }
  const emitido = { numero, sha256: row.sha256, lote: row.documento }
  const pdf = await readPdfEmitido(documentos, emitido)
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
