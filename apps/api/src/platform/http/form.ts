import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { textos } from '@apremia/core'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A file of a form, on disk until the call ends. */
export interface UploadedFile {
  readonly path: string
  /** As the browser named it: for people only, never part of a path. */
  readonly name: string
  readonly size: number
  readonly sha256: string
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, UploadedFile>>
  /** Removes the temporary files. */
  readonly discard: () => Promise<void>
}

const store = async (
  stream: NodeJS.ReadableStream & { truncated?: boolean },
  path: string,
): Promise<{ size: number; sha256: string }> => {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, meter, createWriteStream(path, { mode: 0o600 }))
  if (stream.truncated === true) {
    throw new AppError(
      413,
      'archivo-demasiado-grande',
      'El archivo supera el tamaño máximo de 25 MB.',
    )
  }
  return { size, sha256: hash.digest('hex') }
}

/**
 * Reads a multipart form, whatever the order of its parts. Files go to a private temporary folder as they
 * arrive; limits are those the multipart plugin was registered with.
 */
export const readForm = async (
  request: FastifyRequest,
  fileFields: readonly string[],
): Promise<Form> => {
  if (!request.isMultipart()) {
    throw new AppError(
      415,
      'formulario-requerido',
      'Esta operación recibe un formulario con un archivo (multipart/form-data).',
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'apremia-carga-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  const fields: Record<string, string> = Object.create(null)
  const files: Record<string, UploadedFile> = Object.create(null)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value)
      } else if (fileFields.includes(part.fieldname) && files[part.fieldname] === undefined) {
        const path = join(folder, String(fileFields.indexOf(part.fieldname)))
        files[part.fieldname] = { path, name: part.filename, ...(await store(part.file, path)) }
      } else {
        part.file.resume()
      }
    }
  } catch (error) {
    await discard()
    throw error
  }
  return { fields: { ...fields }, files, discard }
}

/** The file of a field. @throws AppError 400 with the text of the specification when it did not come */
export const requireFile = (
  files: Readonly<Record<string, UploadedFile>>,
  field: string,
): UploadedFile => {
  const file = files[field]
  if (file === undefined) {
    const message = textos.titulos.faltaArchivo
    throw new AppError(400, 'campos-invalidos', message, { fields: [{ field, message }] })
  }
  return file
}
