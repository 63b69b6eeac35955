import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { CATALOGO_INICIAL } from '@apremia/core'
import { MockAgent } from 'undici'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClienteMunicipal, type OpcionesDeCliente } from './cliente-municipal.ts'
import { withRetries } from './conexion.ts'

const URL_MUNICIPAL = 'http://municipio.invalid'
const log = { warn: () => undefined, error: () => undefined }
const clienteCon = (opciones: Partial<OpcionesDeCliente> = {}) =>
  createClienteMunicipal({
    url: URL_MUNICIPAL,
    token: 't',
    log,
    leerCatalogo: async () => CATALOGO_INICIAL,
    ...opciones,
  })
const UNO = { RECURSO: 'AB' }
const asIs = (valor: unknown) => valor

const GET = { method: 'GET', path: '/recursosxImp' } as const
const POST = { method: 'POST', path: '/recImpInm' } as const

const upstream = () => {
  const agent = new MockAgent()
  agent.disableNetConnect()
  const pool = agent.get(URL_MUNICIPAL)
  const cliente = clienteCon({ conexion: withRetries(agent) })
  return { pool, cliente, pending: () => agent.pendingInterceptors().length }
}

const cut = (): Error => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

describe('a failing upstream', () => {
  it('is asked by GET once more after a cut', async () => {
    const { pool, cliente, pending } = upstream()
    pool.intercept(GET).replyWithError(cut())
    pool.intercept(GET).reply(200, [UNO])
    expect(await cliente.pedir(GET, asIs)).toEqual([UNO])
    expect(pending()).toBe(0)
  })

  it.each([502, 504])('is asked by GET once more when a gateway says %i', async (status) => {
    const { pool, cliente } = upstream()
    pool.intercept(GET).reply(status, '')
    pool.intercept(GET).reply(200, [UNO])
    expect(await cliente.pedir(GET, asIs)).toEqual([UNO])
  })

  it('is asked no third time', async () => {
    const { pool, cliente, pending } = upstream()
    pool.intercept(GET).reply(502, '').times(2)
    pool.intercept(GET).reply(200, [UNO])
    await expect(cliente.pedir(GET, asIs)).rejects.toMatchObject({ code: 'municipio-falla' })
    expect(pending()).toBe(1)
  })

  it.each([500, 503])('is not asked again after an error %i of its own', async (status) => {
    const { pool, cliente, pending } = upstream()
    pool.intercept(GET).reply(status, '')
    pool.intercept(GET).reply(200, [UNO])
    await expect(cliente.pedir(GET, asIs)).rejects.toMatchObject({ code: 'municipio-falla' })
    expect(pending()).toBe(1)
  })

  it('is not sent a body twice', async () => {
    const { pool, cliente, pending } = upstream()
    pool.intercept(POST).replyWithError(cut())
    pool.intercept(POST).reply(200, [])
    await expect(cliente.pedir(POST, asIs)).rejects.toMatchObject({
      code: 'municipio-no-disponible',
    })
    expect(pending()).toBe(1)
  })

  it('counts once for the circuit, however many times it was asked', async () => {
    const { pool, cliente, pending } = upstream()
    pool.intercept(GET).reply(502, '').times(9)
    for (let i = 0; i < 4; i += 1)
      await expect(cliente.pedir(GET, asIs)).rejects.toMatchObject({ code: 'municipio-falla' })
    pool.intercept({ ...GET, path: '/bien' }).reply(200, '1')
    expect(await cliente.pedir({ ...GET, path: '/bien' }, asIs)).toBe(1)
    expect(pending()).toBe(1)
  })
})

describe('a real connection', () => {
  const servers: Server[] = []
  const listen = async (server: Server): Promise<number> => {
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  const office = async () => {
    const asked: string[] = []
    const service = await listen(createServer((_, response) => response.end(JSON.stringify([UNO]))))
    const proxy = createServer()
    proxy.on('connect', (request, socket) => {
      asked.push(String(request.url))
      const onward = connect(service, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        socket.pipe(onward).pipe(socket)
      })
    })
    vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${await listen(proxy)}`)
    return { asked, service }
  }

  it("goes through the office's proxy", async () => {
    const { asked } = await office()
    expect(await clienteCon().pedir(GET, asIs)).toEqual([UNO])
    expect(asked).toEqual(['municipio.invalid:80'])
  })

  it('goes straight to this machine and to what NO_PROXY names', async () => {
    const { asked, service } = await office()
    const url = `http://127.0.0.1:${service}`
    expect(await clienteCon({ url }).pedir(GET, asIs)).toEqual([UNO])
    vi.stubEnv('NO_PROXY', '.invalid')
    await expect(clienteCon().pedir(GET, asIs)).rejects.toMatchObject({
      code: 'municipio-no-disponible',
    })
    expect(asked).toEqual([])
  })

  it('is asked once more after the page of a gateway', async () => {
    let asked = 0
    const port = await listen(
      createServer((_, response) => {
        asked += 1
        if (asked === 1) response.writeHead(502).end('<h1>Bad gateway</h1>')
        else response.end(JSON.stringify([UNO]))
      }),
    )
    const url = `http://127.0.0.1:${port}`
    expect(await clienteCon({ url }).pedir(GET, asIs)).toEqual([UNO])
  })

  it('an answer cut in the middle is not continued', async () => {
    let asked = 0
    const port = await listen(
      createServer((_, response) => {
        asked += 1
        response.writeHead(200, { 'content-length': '100' }).write('[{"RECURSO"')
        setImmediate(() => response.destroy())
      }),
    )
    const url = `http://127.0.0.1:${port}`
    await expect(clienteCon({ url }).pedir(GET, asIs)).rejects.toMatchObject({
      code: 'municipio-no-disponible',
    })
    expect(asked).toBe(1)
  })
})
