import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Reads the `Idempotency-Key` header, with or without quotes. Returns null when the header is missing.
 *
 * @throws AppError 400 when the key is malformed
 */
export const readIdempotencyKey = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const given = headers['idempotency-key']
  if (given === undefined) return null
  const [, clave] = /^"?([\x21\x23-\x7e]{1,200})"?$/.exec(String(given).trim()) ?? []
  if (clave !== undefined) return clave
  throw new AppError(
    400,
    'clave-invalida',
    'La clave del pedido (Idempotency-Key) lleva de 1 a 200 caracteres, sin espacios, comillas ni acentos.',
  )
}
