import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { FileReply } from '@apremia/api-client'
import { CliError } from '../terminal/cli-error.ts'
import type { Output } from '../terminal/output.ts'

export interface SaveOptions {
  readonly target: string
  readonly overwrite: boolean
  readonly signal: AbortSignal
  readonly sha256?: string | null | undefined
}

const alreadyThere = (target: string): CliError =>
  new CliError('falla', {
    codigo: 'archivo-existente',
    mensaje: `Ya existe ${target}: no se reemplaza.`,
    sugerencias: ['Elija otro nombre con -o, o agregue --force para reemplazarlo.'],
    detalle: { archivo: target },
  })

export const checkTarget = (target: string, overwrite: boolean): void => {
  if (target !== '-' && !overwrite && existsSync(target)) throw alreadyThere(target)
}

const damaged = (): CliError =>
  new CliError('noDisponible', {
    codigo: 'descarga-incompleta',
    mensaje: 'La descarga llegó dañada. Intente nuevamente.',
  })

/**
 * Moves a downloaded file from its temporary path to the path that the person asked for. Without `overwrite`, fails
 * when another file appeared at that path during the download.
 */
const place = async (temporary: string, target: string, overwrite: boolean): Promise<void> => {
  if (overwrite) return rename(temporary, target)
  try {
    await link(temporary, target)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EEXIST') throw alreadyThere(target)
    // Some file systems have no hard links. The target path is then checked again, and the temporary file is renamed.
    checkTarget(target, overwrite)
    return rename(temporary, target)
  }
  await unlink(temporary)
}

type Chunks = AsyncIterable<Uint8Array>

/**
 * Yields the bytes of a downloaded file. A broken connection throws 'descarga-cortada'. Otherwise the person would
 * think that the local disk failed.
 */
async function* readBody({ body }: FileReply, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* body as unknown as Chunks
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new CliError('noDisponible', {
      codigo: 'descarga-cortada',
      mensaje: 'La descarga se cortó. Intente nuevamente.',
    })
  }
}

/** Writes a temporary file beside the target and renames it at the end, so that nobody sees an incomplete file. */
const saveWhole = async (chunks: Chunks, options: SaveOptions): Promise<number> => {
  const target = resolve(options.target)
  const mark = randomBytes(4).toString('hex')
  const temporary = join(dirname(target), `.${basename(target)}.${mark}.parcial`)
  const hash = createHash('sha256')
  const file = await open(temporary, 'wx')
  try {
    let size = 0
    for await (const chunk of chunks) {
      options.signal.throwIfAborted()
      hash.update(chunk)
      size += chunk.byteLength
      await file.write(chunk)
    }
    if (options.sha256 && hash.digest('hex') !== options.sha256) throw damaged()
    await file.sync()
    await file.close()
    await place(temporary, target, options.overwrite)
    return size
  } catch (error) {
    await file.close().catch(() => undefined)
    await unlink(temporary).catch(() => undefined)
    throw error
  }
}

export const saveText = async (
  text: string,
  options: Omit<SaveOptions, 'sha256'>,
): Promise<number> => saveWhole(Readable.from([Buffer.from(text)]), options)

/**
 * Saves the file of a response at `target`, or writes the file to stdout when `target` is '-'. Notices about the file
 * go to stderr.
 *
 * @returns size of the file in bytes
 */
export const saveFile = async (
  reply: FileReply,
  output: Output,
  options: SaveOptions,
): Promise<number> => {
  for (const aviso of reply.avisos) output.warn(aviso)
  const chunks = readBody(reply, options.signal)
  if (options.target !== '-') return saveWhole(chunks, options)
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    await output.raw(chunk)
  }
  return size
}
