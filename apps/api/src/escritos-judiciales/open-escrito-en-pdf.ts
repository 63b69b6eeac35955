import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describeCorchetes, textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { convertToPdf } from './convert-to-pdf.ts'
import { findCorchetes } from './hilo-de-escritos.ts'
import { openEscrito } from './open-escrito.ts'

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const { pdf: t } = textos.escritosJudiciales

/**
 * Makes the PDF of a court paper. The answer has a warning when the paper still has texts in brackets, which a lawyer
 * must complete.
 *
 * @throws AppError 409 'sin-libreoffice' when the server has no LibreOffice
 */
export const openEscritoEnPdf = async (
  services: Services,
  sesion: Sesion,
  id: number,
): Promise<FileAnswer> => {
  const { name, body } = await openEscrito(services, sesion, id)
  const { libreoffice } = services.config
  if (libreoffice === undefined) {
    if (!Buffer.isBuffer(body)) body.destroy()
    throw new AppError(409, 'sin-libreoffice', t.sinPrograma)
  }
  const docx = Buffer.isBuffer(body) ? body : await buffer(body)
  const aviso = describeCorchetes(await findCorchetes(sha256Of(docx), async () => docx))
  const pdf = await convertToPdf(services.documentos, libreoffice, docx)
  return {
    ...{ kind: 'file', name: name.replace(/docx$/, 'pdf'), type: PDF, size: pdf.length },
    ...{ disposition: 'inline', body: pdf },
    avisos: aviso === '' ? [] : [aviso],
  }
}
