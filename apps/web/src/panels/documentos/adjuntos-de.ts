import type { DocumentoAdjunto } from './adjuntos-list.tsx'

interface DocumentoDeFila {
  readonly id: number
  readonly documento: string
  readonly tamano: number
}

/**
 * Converts the documents of a record to attachments of a list. In the API, the field `documento` is the file name (S2
 * §7).
 */
export const adjuntosDe = (documentos: readonly DocumentoDeFila[]): readonly DocumentoAdjunto[] =>
  documentos.map(({ id, documento, tamano }) => ({ id, nombre: documento, tamano }))
