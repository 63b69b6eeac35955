import type { ColumnaDePaquete } from '@apremia/core'
import {
  type ArchivoDePaquete,
  type ErrorDeFila,
  interpolar,
  nombraAdjuntos,
  PLANTILLA_MAXIMA,
  textos,
} from '@apremia/core'
import type { AdjuntoDePaquete } from './fuente-de-paquete.ts'
import { buildErrorDeFila, type FilaDePaquete } from './read-archivo-de-paquete.ts'

const { motivos: MOTIVOS } = textos.paquete

interface ClaseDeAdjunto {
  /** First bytes of every file of this type, for example '%PDF'. A file with other first bytes is refused. */
  readonly firma: Buffer
  /** Maximum size of the file, in bytes. */
  readonly maximo: number
  readonly mensaje: string
}

const PDF: ClaseDeAdjunto = {
  firma: Buffer.from('%PDF-'),
  maximo: 20 * 1024 * 1024,
  mensaje: MOTIVOS.adjuntoQueNoEs,
}

/**
 * A Word document is a zip, so its first bytes are those of a zip. The server later checks the whole document, with the
 * same rules as an uploaded template.
 */
const WORD: ClaseDeAdjunto = {
  firma: Buffer.from('PK\u0003\u0004'),
  maximo: PLANTILLA_MAXIMA,
  mensaje: MOTIVOS.adjuntoQueNoEsWord,
}

const startsWith = async ({ open }: AdjuntoDePaquete, firma: Buffer): Promise<boolean> => {
  let primeros = Buffer.alloc(0)
  // Reads only the beginning of the document. Leaving the loop with `break` closes the stream.
  for await (const chunk of await open()) {
    primeros = Buffer.concat([primeros, chunk as Buffer])
    if (primeros.length >= firma.length) break
  }
  return primeros.subarray(0, firma.length).equals(firma)
}

/** Returns the reason to refuse a PDF or Word document of a data package, or '' when the document can be stored. */
const findFalla = async (
  adjunto: AdjuntoDePaquete | undefined,
  { firma, maximo, mensaje }: ClaseDeAdjunto,
): Promise<string> => {
  if (adjunto === undefined) return MOTIVOS.adjuntoQueFalta
  if (adjunto.tamano > maximo) return interpolar(MOTIVOS.adjuntoGrande, { n: maximo / 1024 / 1024 })
  return (await startsWith(adjunto, firma).catch(() => false)) ? '' : mensaje
}

/**
 * Creates a function that checks the PDF and Word documents of a data file. Some columns of the file contain the paths
 * of these documents. Returns undefined when the data file has no such column.
 */
export const createComprobadorDeAdjuntos = (
  hoja: string,
  { columnas }: ArchivoDePaquete,
  presentes: readonly ColumnaDePaquete[],
  adjuntos: ReadonlyMap<string, AdjuntoDePaquete>,
): ((fila: FilaDePaquete) => Promise<readonly ErrorDeFila[]>) | undefined => {
  if (!columnas.some(nombraAdjuntos)) return undefined
  const lugares = presentes.flatMap((una, lugar) => (nombraAdjuntos(una) ? [lugar] : []))
  return async ({ fila, valores }) => {
    const errores: ErrorDeFila[] = []
    for (const lugar of lugares) {
      const { nombre: columna = '', forma } = presentes[lugar] ?? {}
      const clase = forma?.clase === 'docx' ? WORD : PDF
      for (const ruta of String(valores[lugar] ?? '').split('|')) {
        if (ruta === '') continue
        const mensaje = await findFalla(adjuntos.get(ruta), clase)
        if (mensaje !== '')
          errores.push(buildErrorDeFila(hoja, fila, columna, ruta, ['paquete.adjunto', mensaje]))
      }
    }
    return errores
  }
}
