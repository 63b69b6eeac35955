import type { Readable } from 'node:stream'
import { AVISOS_DE_ARCHIVO, encodeAvisos } from '@apremia/api-client'
import type { FastifyReply } from 'fastify'

export interface FileAnswer {
  readonly kind: 'file'
  readonly name: string
  readonly type: string
  readonly size?: number
  /** SHA-256 of the file. A client that already has a file with this hash does not store a second copy. */
  readonly sha256?: string
  readonly body: Readable | Buffer
  readonly avisos?: readonly string[]
  readonly disposition?: 'inline' | 'attachment'
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const CSV = 'text/csv; charset=utf-8'
export const ZIP = 'application/zip'
export const PDF = 'application/pdf'

export const tipoDeArchivo = (name: string): string =>
  name.endsWith('.zip') ? ZIP : name.endsWith('.pdf') ? PDF : XLSX

/**
 * Formats the `Content-Disposition` header (RFC 6266). It has the file name in ASCII for old programs, and the exact
 * name in UTF-8.
 */
export const contentDisposition = (disposition: string, name: string): string => {
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\;]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  reply
    .type(file.type)
    .header('content-disposition', contentDisposition(file.disposition ?? 'attachment', file.name))
    .header('cache-control', 'private, no-store')
  if (file.size !== undefined) reply.header('content-length', file.size)
  if (file.sha256 !== undefined) reply.header('etag', `"${file.sha256}"`)
  if (file.avisos !== undefined && file.avisos.length > 0)
    reply.header(AVISOS_DE_ARCHIVO, encodeAvisos(file.avisos))
  return reply.send(file.body)
}
