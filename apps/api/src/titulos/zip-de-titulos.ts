import { open, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Documentos } from '../documentos/documentos.ts'
import { createLoteZip, type LoteZip } from '../lotes/lote-zip.ts'
import { type FileAnswer, ZIP } from '../platform/http/file-answer.ts'

/**
 * Writes a zip to a temporary file, and sends it only when it is complete. So when a document cannot be read, the
 * client gets an error and not half a file.
 */
export const sendZip = async (
  documentos: Documentos,
  { name, date }: { readonly name: string; readonly date: Date },
  write: (zip: LoteZip) => Promise<void>,
): Promise<FileAnswer> => {
  const path = documentos.newTemporary()
  try {
    const zip = createLoteZip(path, date)
    try {
      await write(zip)
      await zip.close()
    } catch (error) {
      zip.abort()
      throw error
    }
    const handle = await open(path, 'r')
    const { size } = await handle.stat()
    return { kind: 'file', name, type: ZIP, size, body: handle.createReadStream() }
  } finally {
    // Deletes the temporary file at once. Its content can still be sent, because the file handle stays open until the
    // stream ends.
    await rm(path, { force: true })
  }
}

export const readBytesDeDocumento = async (
  documentos: Documentos,
  sha256: string,
): Promise<Buffer> => buffer(await documentos.read(sha256))
