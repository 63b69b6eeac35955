import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback, isLoopbackHost } from '../loopback.ts'

/**
 * Headers that a proxy adds to a request. When the proxy runs on this machine, the request seems to come from this
 * machine. The headers show that it may come from elsewhere.
 */
const DE_PROXY = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'] as const

const isAskedHere = ({ raw, headers }: FastifyRequest): boolean =>
  isLoopback((raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  isLoopbackHost(headers.host ?? '') &&
  DE_PROXY.every((name) => headers[name] === undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Tells whether the caller may read the metrics and the state of each part of the service. With a configured token, the
 * caller must have the token. Without one, the caller must be a program on this machine.
 */
export const isVigilante = (
  request: FastifyRequest,
  { tokenDeMetricas }: Pick<Config, 'tokenDeMetricas'>,
): boolean =>
  tokenDeMetricas === undefined
    ? isAskedHere(request)
    : timingSafeEqual(
        digest(request.headers.authorization ?? ''),
        digest(`Bearer ${tokenDeMetricas}`),
      )
