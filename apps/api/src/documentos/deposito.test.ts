import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AlmacenDePrueba, startAlmacen } from '../../test/almacen-s3.ts'
import type { Deposito, PorPoner } from './deposito.ts'
import { createDepositoEnCarpeta, pathInCarpeta } from './deposito-en-carpeta.ts'
import { createDepositoEnS3 } from './s3/deposito-en-s3.ts'

let folder = ''
let almacen: AlmacenDePrueba
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'apremia-deposito-'))
  almacen = await startAlmacen()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await almacen.close()
})

let numero = 0
const newFile = (bytes: Buffer = randomBytes(300_000)): PorPoner & { readonly bytes: Buffer } => {
  numero += 1
  const path = join(folder, `archivo-${numero}`)
  writeFileSync(path, bytes)
  return { sha256: hashOf(bytes), tamano: bytes.length, path, bytes }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const readAll = async (leido: Awaited<ReturnType<Deposito['readWhole']>>) =>
  typeof leido === 'string' ? leido : hashOf(await buffer(leido))

/** Each call of `open` simulates another machine, without local copies. */
const CONTENEDORES = {
  carpeta: {
    open: () => createDepositoEnCarpeta(folder),
    pathOf: (sha256: string) => pathInCarpeta(folder, sha256),
  },
  s3: {
    open: () => createDepositoEnS3(almacen.config, mkdtempSync(join(folder, 'copias-'))),
    pathOf: (sha256: string) => almacen.pathOf(sha256),
  },
} as const

describe.each(['carpeta', 's3'] as const)('a store of bytes in %s', (tipo) => {
  const { open, pathOf } = CONTENEDORES[tipo]

  it('gives back the bytes that were put, as often as they are put', async () => {
    const [uno, dos] = [newFile(), newFile(Buffer.from('%PDF-1.7 corto'))]
    await open().putAll([uno, dos])
    await open().putAll([uno])
    for (const { sha256 } of [uno, dos]) {
      const deposito = open()
      expect(await readAll(await deposito.readWhole(sha256))).toBe(sha256)
      expect(await readAll(await deposito.readRaw(sha256))).toBe(sha256)
      expect([await deposito.has(sha256), await deposito.check(sha256)]).toEqual([true, undefined])
      for (const comparado of [true, false]) {
        const prestado = await deposito.lend(sha256, comparado)
        if (typeof prestado === 'string') throw new Error(prestado)
        expect(hashOf(readFileSync(prestado.path))).toBe(sha256)
        await prestado.release()
      }
    }
  })

  it('says that a document is missing, before it is put and after it is removed', async () => {
    const { sha256, ...resto } = newFile()
    const deposito = open()
    const missing = async () => [
      await deposito.has(sha256),
      await deposito.check(sha256),
      await deposito.readWhole(sha256),
      await deposito.readRaw(sha256),
      await deposito.lend(sha256, true),
    ]
    const FALTA = [false, 'falta', 'falta', 'falta', 'falta']
    expect(await missing()).toEqual(FALTA)
    await deposito.remove(sha256)
    await deposito.putAll([{ sha256, ...resto }])
    expect(await deposito.has(sha256)).toBe(true)
    await deposito.remove(sha256)
    expect(await missing()).toEqual(FALTA)
  })

  it('never gives back damaged bytes as whole, and putting them again repairs them', async () => {
    const archivo = newFile()
    const { sha256, bytes } = archivo
    await open().putAll([archivo])
    for (const dano of [
      () => truncateSync(pathOf(sha256), 1_000),
      () => writeFileSync(pathOf(sha256), Buffer.from(bytes).fill(0, 500, 516)),
    ]) {
      dano()
      const deposito = open()
      expect(await deposito.check(sha256)).toBe('alterado')
      expect(await deposito.readWhole(sha256)).toBe('alterado')
      expect(await deposito.lend(sha256, true)).toBe('alterado')
      // Storing the document again repairs it. The new file shares no bytes with the store. The first file may be a
      // hard link to the stored bytes, which the test damaged.
      await deposito.putAll([newFile(bytes)])
      expect(await readAll(await deposito.readWhole(sha256))).toBe(sha256)
      expect(await open().check(sha256)).toBeUndefined()
    }
  })

  it('lists what it has', async () => {
    const archivo = newFile()
    const deposito = open()
    await deposito.putAll([archivo])
    const nombres: string[] = []
    for await (const pagina of deposito.list())
      for (const { nombre, tocado } of pagina) {
        nombres.push(nombre)
        expect(tocado).toBeGreaterThan(Date.now() - 3_600_000)
      }
    expect(nombres).toContain(archivo.sha256)
  })

  it('takes nothing for a document that is not named as a hash', async () => {
    for (const nombre of ['../otro', '', 'ABC'])
      await expect((async () => open().readWhole(nombre))()).rejects.toThrow(RangeError)
  })
})
