import type { DocumentoAdjunto } from './adjuntos-list.tsx'

interface DocumentoDeFila {
  readonly id: number
  readonly documento: string
  readonly tamano: number
}

/**
 * Converts the documents that the API returns with a record to attachments. The API names the file of a document
 * `documento` (S2 §7).
 */
export const adjuntosDe = (documentos: readonly DocumentoDeFila[]): readonly DocumentoAdjunto[] =>
  documentos.map(({ id, documento, tamano }) => ({ id, nombre: documento, tamano }))
