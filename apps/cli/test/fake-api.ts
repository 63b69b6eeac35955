import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallName, contract, type Entry } from '@apremia/api-client'

export interface Request {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Answer = (request: Request, response: ServerResponse) => void

export interface FakeApi {
  readonly url: string
  readonly calls: { readonly name: CallName; readonly request: Request }[]
  readonly on: (name: CallName, answer: Answer) => void
  readonly close: () => Promise<void>
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }

export const failure = (status: number, code: string, extra: object = {}): Answer =>
  json({ error: { code, message: `Mensaje de ${code}.`, ...extra } }, status)

export const file =
  (name: string, bytes: string | Buffer, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': Buffer.byteLength(bytes),
      'content-disposition': `attachment; filename="${name}"`,
      ...headers,
    })
    response.end(bytes)
  }

export const events =
  (...states: readonly unknown[]): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': apremia\n\n')
    for (const state of states) response.write(`event: trabajo\ndata: ${JSON.stringify(state)}\n\n`)
    response.end()
  }

/** Paths without parameters are matched before paths with parameters, as in the server. */
const matchers = Object.entries<Entry>(contract)
  .sort(([, uno], [, otro]) => Number(uno.path.includes(':')) - Number(otro.path.includes(':')))
  .map(([name, { method, path }]) => ({
    name: name as CallName,
    method,
    pattern: new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('latin1')
}

/** Starts a fake API server for the tests. A call for which the test set no answer gets a 404. */
export const startFakeApi = async (): Promise<FakeApi> => {
  const answers = new Map<CallName, Answer>()
  const calls: FakeApi['calls'] = []
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://fake')
    const found = matchers.find(
      ({ method, pattern }) => method === incoming.method && pattern.test(url.pathname),
    )
    const request: Request = {
      params: { ...found?.pattern.exec(url.pathname)?.groups },
      query: url.searchParams,
      headers: incoming.headers,
      body: await readBody(incoming),
    }
    if (found) calls.push({ name: found.name, request })
    const answer = found && answers.get(found.name)
    if (answer) answer(request, response)
    else failure(404, 'no-encontrado')(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    on: (name, answer) => {
      answers.set(name, answer)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
