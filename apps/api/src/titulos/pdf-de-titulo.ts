import { createHash } from 'node:crypto'
import type { Documentos } from '../documentos/documentos.ts'
import { readFromLoteZip } from '../lotes/lote-zip.ts'
import { nombreDeTitulo } from './nombre-de-titulo.ts'

export interface PdfEmitido {
  readonly numero: number
  readonly sha256: string
  /** SHA-256 of the zip that contains the PDF of the executive title. */
  readonly lote: string
}

export const isPdfEmitido = (pdf: Buffer | undefined, { sha256 }: PdfEmitido): pdf is Buffer =>
  pdf !== undefined && createHash('sha256').update(pdf).digest('hex') === sha256

/**
 * Reads one executive title from the zip of its batch. If the hash of the title matches, its bytes are intact.
 * Otherwise, the whole zip is compared with its own hash.
 */
export const readPdfEmitido = async (
  documentos: Documentos,
  emitido: PdfEmitido,
): Promise<Buffer> => {
  const readIntact = async (path: string): Promise<Buffer | undefined> => {
    const pdf = await readFromLoteZip(path, nombreDeTitulo(emitido.numero)).catch(() => undefined)
    return isPdfEmitido(pdf, emitido) ? pdf : undefined
  }
  const pdf =
    (await documentos.withPath(emitido.lote, readIntact)) ??
    (await documentos.withCheckedPath(emitido.lote, readIntact))
  if (pdf === undefined) throw await documentos.tellDanado(emitido.lote, 'alterado')
  return pdf
}
