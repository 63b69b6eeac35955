import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import { ConfigError } from '../platform/config-error.ts'
import { dropCopiasSinAlmacen, openDeposito, probeDeposito, probeOrWarn } from './open-deposito.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'apremia-arranque-s3-'))
let almacen: AlmacenDePrueba
beforeAll(async () => {
  almacen = await startAlmacen()
})
afterEach(() => almacen.fail(undefined))
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await almacen.close()
})

const probe = async (id = 'una'): Promise<unknown[]> => {
  const avisos: unknown[] = []
  const { deposito } = openDeposito({ dataDir, almacen: almacen.config })
  await probeOrWarn(deposito, id, { warn: (...dicho: unknown[]) => avisos.push(dicho) })
  return avisos
}

it('a server starts with its store, and warns while the store does not answer', async () => {
  expect(await probe()).toEqual([])
  almacen.fail(caido)
  expect(await probe()).toHaveLength(1)
})

it.each([
  [403, 'SignatureDoesNotMatch'],
  [404, 'NoSuchBucket'],
])(
  'a server does not start with a store that answers %i, and never says the secret',
  async (status, code) => {
    almacen.fail((_, response) => {
      response
        .writeHead(status)
        .end(`<Error><Code>${code}</Code><StringToSign>secreto</StringToSign></Error>`)
      return true
    })
    const error = await probe().catch((uno: unknown) => uno)
    expect(error).toBeInstanceOf(ConfigError)
    expect(String(error)).toContain(code)
    expect(String(error)).not.toMatch(/secreto\b|S3RVER/)
  },
)

it('a server and a command do not start over the store of another installation', async () => {
  await probe('una')
  await expect(probe('otra')).rejects.toThrow(ConfigError)
  const { deposito } = openDeposito({ dataDir, almacen: almacen.config })
  await expect(probeDeposito(deposito, 'otra')).rejects.toThrow('de otra instalación')
})

it('a command stops when the store does not answer', async () => {
  almacen.fail(caido)
  const { deposito } = openDeposito({ dataDir, almacen: almacen.config })
  await expect(probeDeposito(deposito, 'una')).rejects.toMatchObject({ status: 503 })
})

it('a start without the store removes the local copies, which have personal data', async () => {
  const copias = join(dataDir, 'copias-de-documentos')
  mkdirSync(copias, { recursive: true })
  await dropCopiasSinAlmacen({ dataDir, almacen: almacen.config })
  expect(existsSync(copias)).toBe(true)
  await dropCopiasSinAlmacen({ dataDir, almacen: undefined })
  expect(existsSync(copias)).toBe(false)
})
