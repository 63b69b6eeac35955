import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { openSuelto, writePaqueteZip } from '@apremia/workbooks'
import { hashFile } from '../documentos/archivos.ts'
import type { UploadedFile } from '../platform/http/form.ts'

const SUELTO = /\.(csv|xlsx)$/i

export const isSuelto = ({ name }: Pick<UploadedFile, 'name'>): boolean => SUELTO.test(name)

export const zipSuelto = async (
  file: UploadedFile,
  path: string,
): Promise<Pick<UploadedFile, 'path' | 'sha256'>> => {
  const paquete = await openSuelto(file.path, basename(file.name))
  await writePaqueteZip(createWriteStream(path, { mode: 0o600 }), paquete)
  return { path, sha256: await hashFile(path) }
}
