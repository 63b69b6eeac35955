import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Answer, type FakeApi, startFakeApi } from './fake-api.ts'
import { findCli } from './find-cli.ts'
import { createSandbox, type Finished, type Running, runCli, startCli } from './run-cli.ts'
import { LIBRO_DE_PRUEBA } from './samples.ts'

type Input = { readonly input?: string | Uint8Array; readonly env?: Record<string, string> }

export const useApi = () => {
  let main = ''
  let api: FakeApi
  let sandbox = createSandbox()
  const env = () => ({ APREMIA_URL: api.url, APREMIA_TOKEN: 'apt_prueba' })
  const words = (args: string | readonly string[]) =>
    typeof args === 'string' ? args.split(' ') : args

  beforeAll(async () => {
    ;[main, api] = await Promise.all([findCli(), startFakeApi()])
  })
  beforeEach(() => {
    sandbox = createSandbox()
    writeFileSync(join(sandbox.folder, 'junio.xlsx'), LIBRO_DE_PRUEBA)
    api.calls.length = 0
  })
  afterAll(() => api.close())

  return {
    run: (args: string | readonly string[], options: Input = {}): Promise<Finished> =>
      runCli(main, sandbox, words(args), { ...options, env: { ...env(), ...options.env } }),
    start: (args: string | readonly string[]): Running =>
      startCli(main, sandbox, words(args), { env: env() }),
    on: (...[name, answer]: [Parameters<FakeApi['on']>[0], Answer]) => api.on(name, answer),
    calls: () => api.calls,
    names: () => api.calls.map(({ name }) => name),
    folder: () => sandbox.folder,
    read: (name: string) => readFileSync(join(sandbox.folder, name), 'utf8'),
  }
}
