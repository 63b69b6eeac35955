import type { DocumentoAdjunto } from './adjuntos-list.tsx'

interface DocumentoDeFila {
  readonly id: number
  readonly documento: string
  readonly tamano: number
}

/** The documents of a row, which calls the name of each `documento` (S2 §7). */
export const adjuntosDe = (documentos: readonly DocumentoDeFila[]): readonly DocumentoAdjunto[] =>
  documentos.map(({ id, documento, tamano }) => ({ id, nombre: documento, tamano }))
