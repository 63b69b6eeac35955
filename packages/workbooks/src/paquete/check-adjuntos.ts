import type { ColumnaDePaquete } from '@apremia/core'
import {
  type ArchivoDePaquete,
  type ErrorDeFila,
  interpolar,
  nombraAdjuntos,
  textos,
} from '@apremia/core'
import type { AdjuntoDePaquete } from './fuente-de-paquete.ts'
import { buildErrorDeFila, type FilaDePaquete } from './read-archivo-de-paquete.ts'

/** Maximum number of bytes of a PDF document in a data package, enough for a scanned document. */
const MAXIMO = 20 * 1024 * 1024

const PDF = Buffer.from('%PDF-')

const { motivos: MOTIVOS } = textos.paquete

const isPdf = async ({ open }: AdjuntoDePaquete): Promise<boolean> => {
  let primeros = Buffer.alloc(0)
  // The loop reads only the beginning of the document. `break` closes the stream of the document.
  for await (const chunk of await open()) {
    primeros = Buffer.concat([primeros, chunk as Buffer])
    if (primeros.length >= PDF.length) break
  }
  return primeros.subarray(0, PDF.length).equals(PDF)
}

/** Returns the reason to refuse a PDF document that a row names, or '' when the document can be stored. */
const findFalla = async (adjunto: AdjuntoDePaquete | undefined): Promise<string> => {
  if (adjunto === undefined) return MOTIVOS.adjuntoQueFalta
  if (adjunto.tamano > MAXIMO) return interpolar(MOTIVOS.adjuntoGrande, { n: MAXIMO / 1024 / 1024 })
  return (await isPdf(adjunto).catch(() => false)) ? '' : MOTIVOS.adjuntoQueNoEs
}

/**
 * Creates a function that checks the PDF documents whose paths the rows of a file give. Returns undefined when the file
 * cannot have columns of paths.
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
      const columna = presentes[lugar]?.nombre ?? ''
      for (const ruta of String(valores[lugar] ?? '').split('|')) {
        if (ruta === '') continue
        const mensaje = await findFalla(adjuntos.get(ruta))
        if (mensaje !== '')
          errores.push(buildErrorDeFila(hoja, fila, columna, ruta, ['paquete.adjunto', mensaje]))
      }
    }
    return errores
  }
}
