import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../platform/http/app-error.ts'
import { mountWeb } from './mount-web.ts'

const root = mkdtempSync(join(tmpdir(), 'apremia-web-'))
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), '<title>Apremia</title>')
writeFileSync(join(root, 'favicon.svg'), '<svg/>')
writeFileSync(join(root, 'assets/app-a1b2.js'), 'let a = 1')
writeFileSync(join(root, 'assets/app-a1b2.js.gz'), 'por gzip')
writeFileSync(join(root, 'assets/app-a1b2.js.br'), 'por brotli')
writeFileSync(join(root, 'assets/solo-c3d4.js'), 'let b = 2')

const app = Fastify()
app.setErrorHandler((error, _request, reply) =>
  reply.code(error instanceof AppError ? error.status : 500).send('falla'),
)
await mountWeb(app, root)

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const ask = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ url, method })

describe('the built web', () => {
  it.each([
    ['/', 200],
    ['/HOME', 200],
    ['/gestion?tipo=I', 200],
    ['/mesa-judicial/', 200],
    ['/caso/inmueble/101/RV', 200],
    ['/index.html', 200],
    ['/no%20existe', 404],
    ['/home/otra?a=/home', 404],
    ['/.env', 404],
    ['//', 200],
    ['//otro.example/home', 404],
  ])('answers %s with its page and status %i', async (url, status) => {
    const { statusCode, body, headers } = await ask(url)
    expect({ statusCode, body }).toEqual({ statusCode: status, body: '<title>Apremia</title>' })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('keeps for ever what carries the hash of its content, and nothing else', async () => {
    const { headers } = await ask('/assets/app-a1b2.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['app-a1b2.js', 'gzip, deflate, br', 'br', 'por brotli'],
    ['app-a1b2.js', 'gzip', 'gzip', 'por gzip'],
    ['app-a1b2.js', 'identity', undefined, 'let a = 1'],
    ['solo-c3d4.js', 'gzip, br', undefined, 'let b = 2'],
  ])('sends %s to who takes %s as the build left it', async (name, accepted, encoding, body) => {
    const answer = await app.inject({
      url: `/assets/${name}`,
      headers: { 'accept-encoding': accepted },
    })
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body])
  })

  it.each([
    '/assets/app-0000.js',
    '/assets',
    '/assets/',
    '/api/no-existe',
    '/municipio/x',
    '/identidad/x',
    '/assets/%2e%2e%2findex.html',
    '/assets/..%2f..%2fpackage.json',
  ])('serves nothing at %s', async (url) => {
    const { statusCode, body } = await ask(url)
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'falla' })
  })

  it('answers HEAD, and refuses any other method than reading', async () => {
    expect((await ask('/', 'HEAD')).statusCode).toBe(200)
    expect((await ask('/home', 'HEAD')).statusCode).toBe(200)
    expect((await ask('/no-existe', 'HEAD')).statusCode).toBe(404)
    expect((await ask('/home', 'POST')).statusCode).toBe(404)
  })
})
