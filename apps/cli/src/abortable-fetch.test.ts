import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAbortableFetch } from './abortable-fetch.ts'

let server: Server
let url = ''
const lines: string[] = []
const get = createAbortableFetch({ seconds: 1, tell: (line) => lines.push(line) })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

beforeAll(async () => {
  server = createServer((request, response) => {
    // '/callado' never answers; the rest say something and go on for ever.
    if (request.url !== '/callado') response.writeHead(200).write('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('createAbortableFetch', () => {
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
    const later = new Promise((resolve) => setTimeout(resolve, 1200, 'open'))
    expect(await Promise.race([end, later])).toBe('open')
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
})
