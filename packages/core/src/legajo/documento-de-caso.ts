import type { Fecha } from '../fecha/fecha.ts'

/** Kinds of documents that a case has. */
export const CLASES_DE_DOCUMENTO_DE_CASO = [
  'titulo',
  'carta',
  'acuse',
  'convenio',
  'escrito',
  'adjunto',
] as const
export type ClaseDeDocumentoDeCaso = (typeof CLASES_DE_DOCUMENTO_DE_CASO)[number]

/** Reasons why a stored PDF or image cannot be joined with others. */
export const FALLAS_DE_ARCHIVO = ['contrasena', 'danado', 'complejo'] as const
export type FallaDeArchivo = (typeof FALLAS_DE_ARCHIVO)[number]

export interface DocumentoDeCaso {
  readonly clase: ClaseDeDocumentoDeCaso
  /** Number of the title or letter, or id of the agreement, court paper or attached file. */
  readonly numero: number
  readonly nombre: string
  readonly fecha: Fecha
  /** Type of the content: 'application/pdf', 'image/jpeg'. */
  readonly tipo: string
  /** Bytes of the stored file. Null for a document that is printed when it is asked for. */
  readonly tamano: number | null
  /** Why the PDF or image cannot be joined. Null when it can, and for other types. */
  readonly falla: FallaDeArchivo | null
  /** Brackets that a lawyer still has to complete, of a court paper that is printed. */
  readonly corchetes?: readonly string[]
}

/** Name by which a person chooses a document of a case: 'titulo-1520'. */
export const claveDeDocumento = ({
  clase,
  numero,
}: Pick<DocumentoDeCaso, 'clase' | 'numero'>): string => `${clase}-${numero}`
