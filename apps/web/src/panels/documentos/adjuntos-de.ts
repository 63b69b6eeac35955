import type { DocumentoAdjunto } from './adjuntos-list.tsx'

interface DocumentoDeFila {
  readonly id: number
  readonly documento: string
  readonly tamano: number
}

/** Converts the documents of a row, in which the field `documento` is the name of the file (S2 §7). */
export const adjuntosDe = (documentos: readonly DocumentoDeFila[]): readonly DocumentoAdjunto[] =>
  documentos.map(({ id, documento, tamano }) => ({ id, nombre: documento, tamano }))
