import { Readable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { RespuestaDemasiadoGrande, RespuestaInvalida } from './fallas.ts'
import { readBody } from './read-body.ts'

const MAXIMO = 1_000

const response = (
  body: string | Uint8Array | Readable,
  type = 'application/json',
  headers: Record<string, string> = {},
) => ({
  headers: { 'content-type': type, ...headers },
  body: body instanceof Readable ? body : Readable.from([Buffer.from(body)]),
})

describe('readBody', () => {
  it('reads another encoding than UTF-8 when the answer declares it', async () => {
    const latin = Buffer.from('["Título, ñandú"]', 'latin1')
    expect(await readBody(response(latin, 'application/json; charset=ISO-8859-1'), MAXIMO)).toEqual(
      ['Título, ñandú'],
    )
    await expect(readBody(response(latin), MAXIMO)).rejects.toThrow(RespuestaInvalida)
  })

  it('keeps whole the letters that fall between two pieces', async () => {
    const bytes = Buffer.from('["MUÑOZ PEÑA"]')
    const body = Readable.from([...bytes].map((byte) => Uint8Array.of(byte)))
    expect(await readBody(response(body), MAXIMO)).toEqual(['MUÑOZ PEÑA'])
  })

  it('takes no more than the size, and stops the download there', async () => {
    const json = (length: number) => `"${'x'.repeat(length - 2)}"`
    expect(await readBody(response(json(MAXIMO)), MAXIMO)).toHaveLength(MAXIMO - 2)
    await expect(readBody(response(json(MAXIMO + 1)), MAXIMO)).rejects.toThrow(
      RespuestaDemasiadoGrande,
    )
    let given = 0
    let cancelled = false
    const endless = new Readable({
      highWaterMark: 400,
      read() {
        given += 1
        this.push(new Uint8Array(400))
      },
      destroy: (error, end) => {
        cancelled = true
        end(error)
      },
    })
    await expect(readBody(response(endless), MAXIMO)).rejects.toThrow(RespuestaDemasiadoGrande)
    expect(cancelled).toBe(true)
    expect(given).toBeLessThan(6)
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('reads what comes with %s, and counts what it becomes', async (compresion, compress) => {
    const de = (texto: string) =>
      response(compress(texto), 'application/json', { 'content-encoding': compresion })
    expect(await readBody(de('["MUÑOZ"]'), MAXIMO)).toEqual(['MUÑOZ'])
    const bomba = de(`"${'x'.repeat(1_000_000)}"`)
    await expect(readBody(bomba, MAXIMO)).rejects.toThrow(RespuestaDemasiadoGrande)
    const rota = response('[]', 'application/json', { 'content-encoding': compresion })
    await expect(readBody(rota, MAXIMO)).rejects.toThrow(RespuestaInvalida)
  })

  it.each(['', '[', '<html>', 'NaN', '{"a":1}{', '\u0000'])('refuses %j', async (body) => {
    await expect(readBody(response(body), MAXIMO)).rejects.toThrow(RespuestaInvalida)
  })
})
