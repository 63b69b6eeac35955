import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract, type Entry, prefixOf } from '@apremia/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RawAnswer, rawCall } from '../../../test/raw-http.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

const CABECERAS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /./,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=\d{8}/,
  'content-security-policy': /frame-ancestors 'none'/,
  'cache-control': /no-store/,
}

let webRoot: string
let test: TestApp
let port: number
let token: string
let revisadas = 0
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'apremia-web-'))
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), '1')
  test = await startTestApp({ webRoot })
  token = await test.login('20000001')
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await test.close()
  rmSync(webRoot, { recursive: true, force: true })
  console.info(`respuestas revisadas ${revisadas}, con cabeceras de menos 0`)
})

const missing = ({ headers, status }: Pick<RawAnswer, 'headers' | 'status'>): string[] => {
  revisadas += 1
  expect(status).toBeGreaterThan(0)
  expect(headers.get('x-powered-by')).toBeNull()
  return Object.entries(CABECERAS).flatMap(([name, pattern]) =>
    pattern.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
  )
}

const missingButCache = (answer: RawAnswer): string[] =>
  missing(answer).filter((line) => !line.startsWith('cache-control'))

const head = (line: string, more = '', auth = token) =>
  `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${auth}\r\n${more}\r\n`

it('every answer carries them, for any caller and any outcome', async () => {
  const answers = await Promise.all(
    Object.entries<Entry>(contract).flatMap(([name, definition]) =>
      (['', token] as const).map(async (auth) => {
        const path = `${prefixOf(definition)}${definition.path.replace(/:\w+/g, '1')}`
        // Sends GET to the logout path, because a real logout would end the session that the other requests use.
        const verb = name === 'logout' ? 'GET' : definition.method
        const answer = await rawCall(port, head(`${verb} ${path}`, '', auth))
        return [`${verb} ${path} ${answer.status}`, missing(answer)] as const
      }),
    ),
  )
  expect(answers.filter(([, lines]) => lines.length > 0)).toEqual([])
})

const json = (size: number) =>
  `content-type: application/json\r\ncontent-length: ${size}\r\n\r\n${'x'.repeat(size)}`

const FALLAS: readonly (readonly [status: number, what: string, text: () => string])[] = [
  [400, 'a path that is badly encoded', () => head('GET /%')],
  [400, 'one of the API', () => head('GET /api/usuarios/%zz')],
  [404, 'a parameter without end', () => head(`GET /api/convenios/${'1'.repeat(300)}`)],
  [404, 'a call that is not there', () => head('GET /api/nada')],
  [404, 'a verb a call does not have', () => head('DELETE /api/usuarios')],
  [404, 'a verb nobody has', () => head('PROPFIND /api/usuarios')],
  [404, 'a file that is not there', () => head('GET /assets/nada.js')],
  [401, 'nobody', () => head('GET /api/usuarios', '', 'nadie')],
  [400, 'no JSON', () => head('POST /api/usuarios', json(3))],
  [413, 'too much JSON', () => head('POST /api/usuarios', json(2_000_000))],
  [415, 'a type nobody reads', () => head('POST /api/usuarios', json(3).replace('json', 'x'))],
  [
    415,
    'a form that is none',
    () => head('POST /api/creaciontitulos/generatexls', json(2).replace('xx', '{}')),
  ],
  [431, 'a head without end', () => head('GET /', `x: ${'x'.repeat(20_000)}\r\n`)],
  [400, 'what is not HTTP', () => 'hola\r\n\r\n'],
  [400, 'no Host', () => 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  [400, 'two lengths', () => head('POST /api/x', 'content-length: 1\r\ncontent-length: 2\r\n')],
  [400, 'a NUL in a field', () => head('GET /', 'x: \0\r\n')],
  [404, 'an expectation', () => head('GET /api/nada', 'expect: nada\r\n')],
  [400, 'a bad chunk', () => head('POST /api/usuarios', 'transfer-encoding: chunked\r\n\r\nzz')],
]

it.each(FALLAS)('%i: %s', async (status, _what, text) => {
  const answer = await rawCall(port, text())
  expect(answer.status, answer.body).toBe(status)
  expect(missing(answer)).toEqual([])
  const { error } = JSON.parse(answer.body)
  expect(error.message).toMatch(/^[A-ZÁÉ].+\.$/)
})

it.each(['GET /', 'HEAD /', 'HEAD /convenios', 'GET /inmueble/58'])('%s', async (line) => {
  const answer = await rawCall(port, head(line))
  expect(answer.status).toBe(200)
  expect(missingButCache(answer)).toEqual([])
  expect(answer.body === '').toBe(line.startsWith('HEAD'))
})

it('a file with its content in its name is kept for good', async () => {
  const answer = await rawCall(port, head('GET /assets/app-1a2b.js'))
  expect(missingButCache(answer)).toEqual([])
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

it('a failure inside carries them too, and so does a request that comes while stopping', async () => {
  await test.open.pool.query('alter table usuario rename to otra')
  const fault = await rawCall(port, head('GET /api/usuarios'))
  await test.open.pool.query('alter table otra rename to usuario')
  expect([fault.status, missing(fault)]).toEqual([500, []])
  const [, late] = await Promise.all([
    test.app.drain(1_000),
    rawCall(port, head('GET /api/config')),
  ])
  expect([late.status, missing(late)]).toEqual([503, []])
  expect(late.headers.get('retry-after')).toBe('5')
})
