import type { Documentos } from '../documentos/documentos.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { FileAnswer } from '../platform/http/file-answer.ts'
import type { toLote } from './lotes-de.ts'

/** @throws AppError 409, with the id of the job, when the file is not made yet */
export const sendLote = async (
  documentos: Documentos,
  { archivo, sha256, tamano, trabajo }: Omit<ReturnType<typeof toLote>, 'estado'>,
  type: string,
  pendiente: string,
): Promise<FileAnswer> => {
  if (sha256 === null || tamano === null)
    throw new AppError(409, 'lote-pendiente', pendiente, { detalle: { trabajo } })
  return {
    ...{ kind: 'file', name: archivo, type, size: tamano, sha256 },
    body: await documentos.read(sha256),
  }
}
