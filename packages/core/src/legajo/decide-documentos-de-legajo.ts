import type { Respuesta } from '../decision/decision.ts'
import { describeCorchetes } from '../escrito/describe-corchetes.ts'
import { legajos } from '../texto/legajos.ts'
import {
  CLASES_DE_DOCUMENTO_DE_CASO,
  type ClaseDeDocumentoDeCaso,
  claveDeDocumento,
  type DocumentoDeCaso,
} from './documento-de-caso.ts'

/** Ways in which the joined PDF of a bundle includes a document: its own pages, an image on a page, or not at all. */
export const FORMAS_EN_LEGAJO = ['paginas', 'imagen', 'aparte'] as const
export type FormaEnLegajo = (typeof FORMAS_EN_LEGAJO)[number]

export interface DocumentoDeLegajo extends DocumentoDeCaso {
  readonly clave: string
  readonly forma: FormaEnLegajo
  /**
   * True for a document that the bundle includes by default: executive titles and demand letters, with which a lawsuit
   * starts.
   */
  readonly elegido: boolean
  /**
   * Sentence about this document in the joined PDF of the bundle. It says how the PDF includes the document, why it
   * does not, or which texts are still to complete. '' when the PDF simply includes the pages.
   */
  readonly aviso: string
}

/**
 * Order of the documents in a bundle of case documents: lower numbers come first. The scan of an acknowledgement of
 * receipt has the number of the letters, because it follows its letter.
 */
const PUESTO: Readonly<Record<ClaseDeDocumentoDeCaso, number>> = {
  ...{ titulo: 0, carta: 1, acuse: 1, convenio: 2, escrito: 3, adjunto: 4 },
}
const DE_ENTRADA: readonly ClaseDeDocumentoDeCaso[] = ['titulo', 'carta', 'acuse']
const CON_SU_NUMERO: readonly ClaseDeDocumentoDeCaso[] = DE_ENTRADA
const IMAGENES: readonly string[] = ['image/jpeg', 'image/png']

const compare = (a: DocumentoDeCaso, b: DocumentoDeCaso): number =>
  PUESTO[a.clase] - PUESTO[b.clase] ||
  (CON_SU_NUMERO.includes(a.clase) ? 0 : a.fecha.localeCompare(b.fecha)) ||
  a.numero - b.numero ||
  CLASES_DE_DOCUMENTO_DE_CASO.indexOf(a.clase) - CLASES_DE_DOCUMENTO_DE_CASO.indexOf(b.clase)

const decideForma = ({
  tipo,
  falla,
  corchetes = [],
}: DocumentoDeCaso): Pick<DocumentoDeLegajo, 'forma' | 'aviso'> => {
  if (falla !== null) return { forma: 'aparte', aviso: legajos.aparte[falla] }
  if (tipo === 'application/pdf') return { forma: 'paginas', aviso: describeCorchetes(corchetes) }
  if (IMAGENES.includes(tipo)) return { forma: 'imagen', aviso: legajos.imagen }
  const word = /word/.test(tipo)
  return { forma: 'aparte', aviso: word ? legajos.aparte.word : legajos.aparte.otro }
}

export const decideDocumentosDeLegajo = (
  documentos: readonly DocumentoDeCaso[],
): Respuesta<readonly DocumentoDeLegajo[]> => {
  const valor = [...documentos].sort(compare).map((documento) => ({
    ...documento,
    ...decideForma(documento),
    clave: claveDeDocumento(documento),
    elegido: DE_ENTRADA.includes(documento.clase),
  }))
  const claves = valor.map(({ clave }) => clave)
  return {
    valor,
    porque: {
      regla: 'legajo/documentos',
      fuente: 'ADR 0103',
      entradas: { documentos: documentos.map(claveDeDocumento) },
      valor: claves,
    },
    frase: claves.join(', '),
  }
}
