import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { expect, it } from 'vitest'
import { createLogger } from '../platform/log/create-logger.ts'
import { fallaDeOidc } from './falla-de-oidc.ts'
import { readRespuesta } from './respuesta-del-proveedor.ts'

const said = (error: string, status = 401): ResponseBodyError =>
  new ResponseBodyError('x', {
    cause: { error, error_description: 'El secreto s3cr3t0 no es' },
    response: new Response(null, { status }),
  })

it('logs the code of a refused client, and nothing else of the answer', async () => {
  const lines: string[] = []
  const log = createLogger('warn', { write: (line) => void lines.push(line) })
  const error = said('invalid_client')
  log.warn({ err: error, proveedor: await readRespuesta(error) }, 'proveedor de identidad')
  expect(JSON.parse(lines[0] ?? '').proveedor).toEqual({ estado: 401, error: 'invalid_client' })
  expect(lines.join('')).not.toContain('s3cr3t0')
  expect(fallaDeOidc(error)).toBe('cliente-rechazado')
})

it('logs no text that is not a code', async () => {
  expect(await readRespuesta(said('Perez 20000003', 400))).toEqual({ estado: 400, error: '' })
})

it('reads the code under a challenge of the provider', async () => {
  const response = new Response('{"error":"invalid_client"}', { status: 401 })
  const error = new WWWAuthenticateChallengeError('x', { cause: [], response })
  expect(await readRespuesta(error)).toEqual({ estado: 401, error: 'invalid_client' })
  expect(fallaDeOidc(error)).toBe('cliente-rechazado')
})

it('logs nothing of a provider that did not answer', async () => {
  expect(await readRespuesta(new TypeError('fetch failed'))).toBeUndefined()
})
