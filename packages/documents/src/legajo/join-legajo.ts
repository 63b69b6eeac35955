import {
  type DocumentoAparte,
  type FojasDeDocumento,
  interpolar,
  type LegajoDatos,
  textos,
} from '@apremia/core'
import { PDF } from '@libpdf/core'
import { cleanText } from '../pdf/clean-text.ts'
import type { OpcionesDeImpresion } from '../pdf/prepare-impresion.ts'
import { nombreDeMunicipio } from '../react-pdf/palabras.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { VERSION_LEGAJO } from '../versiones.ts'
import { addImagePage } from './add-image-page.ts'
import { bookmarkLegajo } from './bookmark-legajo.ts'
import { readPdfSuelto } from './read-pdf-suelto.ts'
import { stampFoja } from './stamp-foja.ts'
import { drawPortada, type Portada } from './v1/draw-portada.ts'
import { marcaDeFoja, TITULO_DE_LEGAJO } from './v1/textos.ts'

/** Maximum number of pages of a joined bundle. A file of a few kilobytes can declare millions of pages. */
export const MAXIMO_DE_FOJAS = 2000

export interface ParteDeLegajo extends Pick<FojasDeDocumento, 'nombre' | 'fecha'> {
  readonly tipo: string
  readonly bytes: Uint8Array
}

/** Reason why the documents cannot be joined. The message is for the person who asked for the bundle. */
export class LegajoError extends Error {}

const t = textos.legajos

const listPaginas = (cuantas: number): number[] => Array.from({ length: cuantas }, (_, i) => i)

/** Adds a file to the joined PDF and returns the number of pages that it added. */
const addParte = async (junto: PDF, { tipo, bytes, nombre }: ParteDeLegajo): Promise<number> => {
  if (tipo !== 'application/pdf') {
    addImagePage(junto, bytes)
    return 1
  }
  const suelto = await readPdfSuelto(bytes)
  if (suelto.falla !== null) throw new LegajoError(interpolar(t.seDanio, { nombre }))
  if (junto.getPageCount() + suelto.paginas > MAXIMO_DE_FOJAS)
    throw new LegajoError(interpolar(t.fojasExcedidas, { tope: MAXIMO_DE_FOJAS }))
  await junto.copyPagesFrom(suelto.pdf, listPaginas(suelto.paginas))
  return suelto.paginas
}

const addPartes = async (junto: PDF, partes: readonly ParteDeLegajo[]) => {
  const paginas: number[] = []
  for (const parte of partes)
    paginas.push(
      await addParte(junto, parte).catch((error: unknown) => {
        if (error instanceof LegajoError) throw error
        throw new LegajoError(interpolar(t.seDanio, { nombre: parte.nombre }))
      }),
    )
  return paginas
}

/**
 * Draws the cover of the bundle of documents. The page numbers in its index depend on the number of pages of the cover.
 * So the cover is first drawn as one page. When the cover takes more pages, it is drawn again.
 */
const openPortada = async (
  draw: (fojas: number) => Uint8Array,
): Promise<{ readonly pdf: PDF; readonly fojas: number }> => {
  let fojas = 1
  for (;;) {
    const pdf = await PDF.load(draw(fojas))
    const son = pdf.getPageCount()
    if (son <= fojas) return { pdf, fojas: son }
    fojas = son
  }
}

const placeFojas = (
  partes: readonly ParteDeLegajo[],
  paginas: readonly number[],
  portada: number,
): FojasDeDocumento[] => {
  let foja = portada
  return partes.map(({ nombre, fecha }, i) => {
    const desde = foja + 1
    foja += paginas[i] ?? 0
    return { nombre, fecha, desde, hasta: foja }
  })
}

/**
 * Joins the documents of a case in one PDF, with a cover, an index, page numbers and bookmarks. The documents are
 * rewritten, so their digital signatures are not valid in this PDF.
 *
 * @throws LegajoError when a document cannot be joined, or the PDF has too many pages
 */
export const joinLegajo = async (
  datos: LegajoDatos,
  partes: readonly ParteDeLegajo[],
  aparte: readonly DocumentoAparte[],
  opciones: OpcionesDeImpresion,
): Promise<Uint8Array> => {
  const junto = PDF.create()
  const paginas = await addPartes(junto, partes)
  const title = `Legajo, ${datos.recurso} ${datos.imponible}`
  const author = cleanText(nombreDeMunicipio(datos.municipio))
  const info = { title, author, subject: `Versión ${VERSION_LEGAJO}`, date: datos.fecha }
  const { pdf, fojas } = await openPortada((cuantas) => {
    const portada: Portada = { datos, aparte, indice: placeFojas(partes, paginas, cuantas) }
    return renderSuelto(opciones, info, (painter, estilos) =>
      drawPortada(painter, portada, estilos),
    )
  })
  const propia = await readPdfSuelto(await pdf.save())
  if (propia.falla !== null) throw new Error('La portada del legajo no se puede leer')
  await junto.copyPagesFrom(propia.pdf, listPaginas(fojas), { insertAt: 0 })
  const font = junto.embedFont(opciones.fuentes.regular)
  const total = junto.getPageCount()
  junto.getPages().forEach((page, i) => {
    stampFoja(junto, page, marcaDeFoja(i + 1, total), font)
  })
  bookmarkLegajo(junto, [
    { nombre: TITULO_DE_LEGAJO, pagina: 0 },
    ...placeFojas(partes, paginas, fojas).map(({ nombre, desde }) => ({
      ...{ nombre, pagina: desde - 1 },
    })),
  ])
  junto.setMetadata({ title, author, subject: info.subject, language: 'es-AR' })
  return junto.save()
}
