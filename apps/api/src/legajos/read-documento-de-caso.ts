import { buffer } from 'node:stream/consumers'
import type { ClaseDeDocumentoDeCaso, DocumentoDeLegajo } from '@apremia/core'
import { openDocumentoDeActuacion } from '../actuaciones/open-documento-de-actuacion.ts'
import { openCarta } from '../cartas/open-carta.ts'
import { openEscaneoDeAcuse } from '../cartas/open-escaneo-de-acuse.ts'
import { openPapelDeConvenio } from '../convenios/open-papel-de-convenio.ts'
import { openEscrito } from '../escritos-judiciales/open-escrito.ts'
import { openEscritoEnPdf } from '../escritos-judiciales/open-escrito-en-pdf.ts'
import type { FileAnswer } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { openTitulo } from '../titulos/open-titulo.ts'

type Open = (services: Services, sesion: Sesion, numero: number) => Promise<FileAnswer>

/**
 * For each kind of document, the function that serves its download. This function checks again that the person may read
 * the document.
 */
const OPEN: Readonly<Record<ClaseDeDocumentoDeCaso, Open>> = {
  titulo: (services, sesion, numero) => openTitulo(services, sesion, { numero, original: false }),
  carta: openCarta,
  acuse: openEscaneoDeAcuse,
  convenio: openPapelDeConvenio,
  escrito: (services, sesion, numero) =>
    (services.config.libreoffice === undefined ? openEscrito : openEscritoEnPdf)(
      services,
      sesion,
      numero,
    ),
  adjunto: openDocumentoDeActuacion,
}

export const readDocumentoDeCaso = async (
  services: Services,
  sesion: Sesion,
  { clase, numero }: DocumentoDeLegajo,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { body } = await OPEN[clase](services, sesion, numero)
  return new Uint8Array(Buffer.isBuffer(body) ? body : await buffer(body))
}
