import { open } from 'node:fs/promises'
import { AppError } from '../platform/http/app-error.ts'

const MAGIC: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'application/zip': [0x50, 0x4b, 0x03, 0x04],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [0x50, 0x4b, 0x03, 0x04],
  'application/x-ndjson': [0x7b],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/vnd.ms-excel': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  // A CSV file has no fixed first bytes, so this check accepts any content. The CSV reader makes its own checks.
  'text/csv': [],
  'application/msword': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    0x50, 0x4b, 0x03, 0x04,
  ],
}

export const isTipo = async (path: string, tipo: string): Promise<boolean> => {
  const expected = MAGIC[tipo]
  if (expected === undefined) return false
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return bytesRead >= expected.length && expected.every((byte, index) => buffer[index] === byte)
  } finally {
    await handle.close()
  }
}

/** @throws AppError 415 when the content does not match the declared type */
export const assertTipo = async (path: string, tipo: string): Promise<void> => {
  if (await isTipo(path, tipo)) return
  throw new AppError(
    415,
    'tipo-de-documento',
    'El contenido del archivo no es del tipo que dice ser.',
  )
}
