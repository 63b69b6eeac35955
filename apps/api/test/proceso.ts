import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Copia } from './copia.ts'
import type { Emisor } from './emisor.ts'
import { freePort, launch, untilReady } from './launch.ts'

export interface ProcesoDePrueba {
  readonly port: number
  readonly url: string
  readonly child: ChildProcess
  readonly output: () => string
  readonly temporales: string
  readonly call: (
    method: string,
    path: string,
    token?: string,
    body?: object,
  ) => Promise<{ readonly status: number; readonly headers: Headers; readonly body: string }>
  readonly login: (dni: string) => Promise<string>
  /** Stops the process and returns its exit code, or null when a signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export const startProceso = async (
  { dataDir, databaseUrl }: Copia,
  emisor: Emisor,
  env: Readonly<Record<string, string>> = {},
  log?: string,
): Promise<ProcesoDePrueba> => {
  const port = await freePort()
  const temporales = join(dataDir, `temporales-${port}`)
  mkdirSync(temporales)
  const variables = {
    DATA_DIR: dataDir,
    TMPDIR: temporales,
    PORT: String(port),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...emisor.env,
    ...env,
  }
  const proceso = launch(variables, log)
  const { child, output } = proceso
  await untilReady(proceso, log)
  const url = `http://127.0.0.1:${port}`
  const call: ProcesoDePrueba['call'] = async (method, path, token, body) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  return {
    port,
    url,
    child,
    output,
    temporales,
    call,
    login: async (dni) => {
      const token = await emisor.sign(dni)
      const { status, body } = await call('POST', '/api/usuarios/login', undefined, { token })
      if (status !== 200) throw new Error(body)
      return (JSON.parse(body) as { token: string }).token
    },
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}
