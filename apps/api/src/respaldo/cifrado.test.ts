import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cifrar, descifrar } from './cifrado.ts'

const CLAVE = randomBytes(32)
const CAMINO = 'documentos/ab/abc'
const PARTE = 64 * 1024
const CABEZA = 8 + 32
const CIFRADA = PARTE + 16

const encrypt = (claro: Buffer, camino = CAMINO) =>
  buffer(Readable.from([claro]).pipe(cifrar(CLAVE, camino)))
const decrypt = async (cifrado: Buffer, clave = CLAVE, camino = CAMINO) => {
  // The encryption cuts a file into pieces. Each chunk of this test is smaller than one encrypted piece. So the
  // decryption must join several chunks to complete a piece.
  const chunks = Array.from({ length: Math.ceil(cifrado.length / 50_000) }, (_, i) =>
    cifrado.subarray(i * 50_000, (i + 1) * 50_000),
  )
  return buffer(Readable.from(chunks).pipe(descifrar(clave, camino)))
}

it.each([0, 1, PARTE - 1, PARTE, PARTE + 1, 3 * PARTE])(
  '%i bytes come back as they were, and their text cannot be read in between',
  async (largo) => {
    const claro = randomBytes(largo)
    const cifrado = await encrypt(claro)
    expect(await decrypt(cifrado)).toEqual(claro)
    if (largo > 100) expect(cifrado.includes(claro.subarray(0, 50))).toBe(false)
  },
)

it('any changed byte and any cut are found', async () => {
  const cifrado = await encrypt(randomBytes(2 * PARTE + 100))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: cifrado.length - 1 }), async (at) => {
      const cambiado = Buffer.from(cifrado)
      cambiado[at] = (cambiado[at] ?? 0) ^ 1
      await expect(decrypt(cambiado)).rejects.toThrow('No se puede descifrar')
      await expect(decrypt(cifrado.subarray(0, at))).rejects.toThrow('No se puede descifrar')
    }),
    { numRuns: 100 },
  )
})

it('a cut at the end of a piece, two pieces in another order, another key and another path are found', async () => {
  const cifrado = await encrypt(randomBytes(2 * PARTE + 100))
  const [uno, dos] = [CABEZA, CABEZA + CIFRADA]
  const reordenado = Buffer.concat([
    cifrado.subarray(0, uno),
    cifrado.subarray(dos, dos + CIFRADA),
    cifrado.subarray(uno, dos),
    cifrado.subarray(dos + CIFRADA),
  ])
  expect(reordenado).toHaveLength(cifrado.length)
  for (const falla of [
    decrypt(cifrado.subarray(0, dos)),
    decrypt(cifrado.subarray(0, dos + CIFRADA)),
    decrypt(reordenado),
    decrypt(cifrado, randomBytes(32)),
    decrypt(cifrado, CLAVE, 'documentos/ab/abd'),
  ])
    await expect(falla).rejects.toThrow('No se puede descifrar')
})
