import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPooledFetch, type FetchOptions } from './pooled-fetch.ts'

let server: Server
let url = ''
const lines: string[] = []
const bodies: string[] = []
const never = new AbortController()
const options: FetchOptions = {
  seconds: 1,
  tell: (line) => lines.push(line),
  safe: true,
  attempts: 0,
  signal: never.signal,
  onRetry: (attempt) => lines.push(`reintento ${attempt}`),
}
const get = createPooledFetch(options)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

beforeAll(async () => {
  server = createServer((request, response) => {
    // The path of a request decides how the server behaves.
    // - '/callado' never answers.
    // - '/cortado' breaks the connection of the first request, of the third, and so on.
    // - '/comprimido' answers with gzip.
    // - Any other path starts a response that never ends.
    if (request.url === '/comprimido') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('ñandú'))
    } else if (request.url === '/cortado') {
      let body = ''
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      request.on('end', () => {
        bodies.push(body)
        if (bodies.length % 2 === 1) request.socket.destroy()
        else response.end('bien')
      })
    } else if (request.url !== '/callado') response.writeHead(200).write('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('createPooledFetch', () => {
  it('gives up on an answer that does not begin in time', async () => {
    await expect(get(`${url}/callado`)).rejects.toThrow('sin respuesta en 1 s')
    expect(lines.at(-1)).toBe(`GET ${url}/callado → sin respuesta en 1 s`)
  })

  it('does not limit an answer that has begun', async () => {
    const response = await get(url)
    const reader = response.body?.getReader()
    await reader?.read()
    const end = reader?.read().then(
      () => 'ended',
      () => 'failed',
    )
    // The time limit applies only until the first byte of a response. `response` has already sent a byte, so it stays
    // open. '/callado' sends no byte, so its request fails.
    await expect(get(`${url}/callado`)).rejects.toThrow('sin respuesta')
    expect(await Promise.race([end, Promise.resolve('open')])).toBe('open')
    await reader?.cancel()
  })

  it('hears the signal half-way, whatever was collected meanwhile', async () => {
    const controller = new AbortController()
    const reader = (await get(url, { signal: controller.signal })).body?.getReader()
    await reader?.read()
    for (let i = 0; i < 5; i += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      collect()
    }
    const end = expect(reader?.read()).rejects.toThrow()
    controller.abort()
    await end
  })

  it('does not even call with a signal already aborted', async () => {
    await expect(get(url, { signal: AbortSignal.abort() })).rejects.toThrow(/aborted/)
  })

  it('reads what comes compressed', async () => {
    expect(await (await get(`${url}/comprimido`)).text()).toBe('ñandú')
  })

  it('sends a form whole again when that does nothing twice', async () => {
    const body = new FormData()
    body.append('categoria', 'I')
    body.append('file', new Blob(['libro']), 'junio.xlsx')
    const post = { method: 'POST', body }
    const again = createPooledFetch({ ...options, attempts: 1 })
    expect(await (await again(`${url}/cortado`, post)).text()).toBe('bien')
    expect(lines).toContain('reintento 1')
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toBe(bodies[0])
    expect(bodies[0]).toMatch(/name="file"; filename="junio.xlsx"[\s\S]*libro/)
    const once = createPooledFetch({ ...options, attempts: 1, safe: false })
    await expect(once(`${url}/cortado`, post)).rejects.toThrow()
    expect(bodies).toHaveLength(3)
  })
})
