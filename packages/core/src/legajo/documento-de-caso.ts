import type { Fecha } from '../fecha/fecha.ts'

export const CLASES_DE_DOCUMENTO_DE_CASO = [
  'titulo',
  'carta',
  'acuse',
  'convenio',
  'escrito',
  'adjunto',
] as const
export type ClaseDeDocumentoDeCaso = (typeof CLASES_DE_DOCUMENTO_DE_CASO)[number]

export const FALLAS_DE_ARCHIVO = ['contrasena', 'danado', 'complejo'] as const
export type FallaDeArchivo = (typeof FALLAS_DE_ARCHIVO)[number]

export interface DocumentoDeCaso {
  readonly clase: ClaseDeDocumentoDeCaso
  /**
   * Number that identifies the document among those of its kind. An executive title or a demand letter has its printed
   * number. Any other document has its id in the database.
   */
  readonly numero: number
  readonly nombre: string
  readonly fecha: Fecha
  /** Media type of the document's file: 'application/pdf', 'image/jpeg'. */
  readonly tipo: string
  /** Number of bytes of the stored file. Null for a document that the product generates only on request. */
  readonly tamano: number | null
  /**
   * Reason why the file cannot be joined with the other documents of the case in one PDF. Null for a file that can be
   * joined, and for a file that is neither a PDF nor an image.
   */
  readonly falla: FallaDeArchivo | null
  /** Blanks in brackets that a lawyer still has to fill in a generated court paper. */
  readonly corchetes?: readonly string[]
}

/** Key with which a person chooses a document of a case: 'titulo-1520'. */
export const claveDeDocumento = ({
  clase,
  numero,
}: Pick<DocumentoDeCaso, 'clase' | 'numero'>): string => `${clase}-${numero}`
