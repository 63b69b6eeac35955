import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'

/**
 * Types of attached file that the browser may show inside the product. A file of any other type is downloaded (D94).
 */
const SE_VEN: readonly string[] = [PDF, 'image/jpeg', 'image/png']

interface Archivo {
  readonly name: string
  readonly sha256: string
  readonly type: string
  readonly size: number
}

export const answerAdjunto = async (
  { documentos }: Pick<Services, 'documentos'>,
  { name, sha256, type, size }: Archivo,
): Promise<FileAnswer> => ({
  kind: 'file',
  name,
  sha256,
  type,
  size,
  disposition: SE_VEN.includes(type) ? 'inline' : 'attachment',
  body: await documentos.read(sha256),
})
