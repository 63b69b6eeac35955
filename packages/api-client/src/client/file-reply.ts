import { AVISOS_DE_ARCHIVO, decodeAvisos } from './avisos-de-archivo.ts'

export interface FileReply {
  readonly kind: 'file'
  readonly name: string
  readonly type: string
  readonly size: number | undefined
  readonly avisos: readonly string[]
  readonly body: ReadableStream<Uint8Array>
  readonly blob: () => Promise<Blob>
}

/**
 * Returns the file name of a `Content-Disposition` header, or `fallback` when the header has no file name. The
 * parameter `filename*` has priority over `filename` (RFC 6266).
 */
export const fileNameOf = (disposition: string | null, fallback: string): string => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? fallback
}

export const readFileReply = (response: Response): FileReply => {
  const length = response.headers.get('content-length')
  return {
    kind: 'file',
    name: fileNameOf(response.headers.get('content-disposition'), 'documento'),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    size: length === null ? undefined : Number(length),
    avisos: decodeAvisos(response.headers.get(AVISOS_DE_ARCHIVO)),
    body: response.body ?? new ReadableStream({ start: (controller) => controller.close() }),
    blob: () => response.blob(),
  }
}
