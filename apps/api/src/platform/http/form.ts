import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Adjuntos } from '@apremia/api-client'
import { dropInvisibles, interpolar, TOPES_DE_ADJUNTOS, textos } from '@apremia/core'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { cargaPrefix } from './clean-cargas.ts'
import { isHostile } from './shape.ts'
import { pedidoHostil } from './validate.ts'

export interface UploadedFile {
  readonly path: string
  /** File name given by the browser. It is shown to people and never used in a path. */
  readonly name: string
  readonly size: number
  readonly sha256: string
}

export interface Adjunto extends UploadedFile {
  readonly campo: string
}

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, UploadedFile>>
  readonly adjuntos: readonly Adjunto[]
  readonly discard: () => Promise<void>
}

const store = async (
  stream: NodeJS.ReadableStream & { truncated?: boolean },
  path: string,
  tooBig = 'El archivo supera el tamaño máximo de 25 MB.',
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
    throw new AppError(413, 'archivo-demasiado-grande', tooBig)
  }
  return { size, sha256: hash.digest('hex') }
}

const refuse = (code: string, message: string): AppError => new AppError(400, code, message)

const cortado = (): AppError =>
  refuse(
    'formulario-invalido',
    'El formulario llegó cortado o está mal armado. Envíelo nuevamente.',
  )

/**
 * Replaces the multipart parser's error about an incomplete or malformed form by an answer that the person understands.
 * The parser throws such an error as a plain `Error` without a code.
 */
const toRefusal = (error: unknown): unknown =>
  error instanceof Error && error.name === 'Error' && !('code' in error) ? cortado() : error

/**
 * Reads the name of a file in composed form (NFC). Invisible characters are removed, because they can make 'gpj.exe'
 * look like 'exe.jpg'.
 */
const readNombre = (filename: string | undefined): string => {
  if (isHostile(filename ?? '')) throw pedidoHostil()
  const name = dropInvisibles(filename ?? '')
    .normalize('NFC')
    .trim()
  if (name !== '' && name.length <= TOPES_DE_ADJUNTOS.nombre) return name
  throw refuse(
    'archivo-sin-nombre',
    `Un archivo debe venir con su nombre, de hasta ${TOPES_DE_ADJUNTOS.nombre} caracteres.`,
  )
}

const MIB = 1024 * 1024
const LIMITES_DE_ADJUNTOS = {
  fileSize: TOPES_DE_ADJUNTOS.porArchivo,
  files: TOPES_DE_ADJUNTOS.archivos,
  fields: 40,
  fieldSize: MIB,
  parts: 50,
  headerPairs: 50,
}
const MENSAJE_DE_ADJUNTO = `Cada archivo puede pesar hasta ${TOPES_DE_ADJUNTOS.porArchivo / MIB} MB.`
const MENSAJE_DE_ADJUNTOS = `Los archivos pueden pesar hasta ${TOPES_DE_ADJUNTOS.total / MIB} MB entre todos.`

const refuseCampo = ({ forma }: Adjuntos): AppError =>
  refuse('archivo-sin-destino', `El campo de cada archivo se llama ${forma}.`)

const refuseArchivoDeMas = (campo: string): AppError =>
  refuse(
    'archivo-sin-destino',
    interpolar(textos.pedido.claveDesconocida, { clave: campo.slice(0, 40) }),
  )

const readJson = (
  fields: ReadonlyMap<string, unknown>,
  adjuntos: Adjuntos | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...fields].map(([name, value]) => {
      if (!adjuntos?.json.includes(name) || typeof value !== 'string') return [name, value]
      try {
        return [name, JSON.parse(value)]
      } catch {
        throw refuse('formulario-invalido', `El campo ${name} no es un texto JSON válido.`)
      }
    }),
  )

const tooBigFor = (bytes: number | undefined): string | undefined =>
  bytes === undefined
    ? undefined
    : `El archivo supera el tamaño máximo de ${Math.floor(bytes / MIB)} MB.`

const optionsOf = (adjuntos: Adjuntos | undefined, archivoMaximo: number | undefined) => {
  if (adjuntos) return { limits: LIMITES_DE_ADJUNTOS }
  return archivoMaximo === undefined
    ? {}
    : { limits: { ...LIMITES_DE_ADJUNTOS, fileSize: archivoMaximo } }
}

const isVacio = (filename: string | undefined, size: number): boolean => !filename && size === 0

/**
 * Reads a multipart form with its parts in any order. Each file is written to a private temporary folder while its
 * bytes arrive. The multipart plugin sets the limits.
 */
export const readForm = async (
  request: FastifyRequest,
  fileFields: readonly string[],
  {
    adjuntos,
    archivoMaximo,
  }: {
    readonly adjuntos?: Adjuntos | undefined
    readonly archivoMaximo?: number | undefined
  } = {},
): Promise<Form> => {
  if (!request.isMultipart()) {
    throw new AppError(
      415,
      'formulario-requerido',
      'Esta operación recibe un formulario con un archivo (multipart/form-data).',
    )
  }
  const folder = await mkdtemp(cargaPrefix())
  const discard = () => rm(folder, { recursive: true, force: true })
  const fields = new Map<string, unknown>()
  const files: Record<string, UploadedFile> = Object.create(null)
  const kept: Adjunto[] = []
  const once = (field: string): void => {
    if (fields.has(field) || files[field] !== undefined)
      throw refuse('campo-repetido', 'El formulario trae un campo más de una vez.')
  }
  try {
    // The multipart parser does not notice a client that has already disconnected. It would wait forever for the rest
    // of the form.
    if (request.raw.destroyed) throw cortado()
    for await (const part of request.parts(optionsOf(adjuntos, archivoMaximo))) {
      const { fieldname } = part
      if (part.type === 'field') {
        once(fieldname)
        if (part.valueTruncated || part.fieldnameTruncated)
          throw refuse('campo-demasiado-largo', 'Un campo del formulario es demasiado largo.')
        fields.set(fieldname, part.value)
      } else if (fileFields.includes(fieldname)) {
        once(fieldname)
        const path = join(folder, String(fileFields.indexOf(fieldname)))
        const stored = await store(part.file, path, tooBigFor(archivoMaximo))
        if (!isVacio(part.filename, stored.size))
          files[fieldname] = { path, name: readNombre(part.filename), ...stored }
      } else if (adjuntos) {
        if (!adjuntos.nombre.test(fieldname)) throw refuseCampo(adjuntos)
        const path = join(folder, `adjunto-${kept.length}`)
        const stored = await store(part.file, path, MENSAJE_DE_ADJUNTO)
        if (!isVacio(part.filename, stored.size))
          kept.push({ campo: fieldname, path, name: readNombre(part.filename), ...stored })
        if (kept.reduce((total, { size }) => total + size, 0) > TOPES_DE_ADJUNTOS.total)
          throw new AppError(413, 'archivo-demasiado-grande', MENSAJE_DE_ADJUNTOS)
      } else {
        throw refuseArchivoDeMas(fieldname)
      }
    }
  } catch (error) {
    await discard()
    throw toRefusal(error)
  }
  return { fields: readJson(fields, adjuntos), files, adjuntos: kept, discard }
}

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
