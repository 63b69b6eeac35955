import type { Documentos } from '../documentos/documentos.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { type FileAnswer, ZIP } from '../platform/http/file-answer.ts'
import type { EstadoDeEncargo } from './encargos-de.ts'
import type { toEncargo } from './to-encargo.ts'

type Falta = readonly [code: string, message: string]

interface FaltasDeEncargo {
  readonly noEsta: string
  readonly olvidado: Falta
  readonly sinArchivo: Falta
}

/**
 * Sends a file that a person ordered earlier: an export or a copy of personal data.
 *
 * @throws AppError 404 when the order does not exist; 409 before the file is made; 410 after the file was deleted
 */
export const sendEncargo = async (
  documentos: Documentos,
  row: (Parameters<typeof toEncargo>[0] & { readonly estado: EstadoDeEncargo }) | undefined,
  { noEsta, olvidado, sinArchivo }: FaltasDeEncargo,
): Promise<FileAnswer> => {
  if (row === undefined) throw notFound(noEsta)
  if (row.estado === 'olvidado') throw new AppError(410, ...olvidado)
  const { documento, archivo, tamano } = row
  if (documento === null || archivo === null) throw new AppError(409, ...sinArchivo)
  return {
    ...{ kind: 'file', name: archivo, type: ZIP, size: tamano ?? 0, sha256: documento },
    body: await documentos.read(documento),
  }
}
