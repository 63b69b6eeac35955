import { describe, expect, it } from 'vitest'
import { RespuestaDemasiadoGrande, RespuestaInvalida } from './fallas.ts'
import { readBody } from './read-body.ts'

const MAXIMO = 1_000

const response = (body: ConstructorParameters<typeof Response>[0], type = 'application/json') =>
  new Response(body, { headers: { 'content-type': type } })

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
    const body = new ReadableStream({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
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
    const endless = new ReadableStream({
      pull: (controller) => {
        given += 1
        controller.enqueue(new Uint8Array(400))
      },
      cancel: () => {
        cancelled = true
      },
    })
    await expect(readBody(response(endless), MAXIMO)).rejects.toThrow(RespuestaDemasiadoGrande)
    expect(cancelled).toBe(true)
    expect(given).toBeLessThan(6)
  })

  it.each(['', '[', '<html>', 'NaN', '{"a":1}{', '\u0000'])('refuses %j', async (body) => {
    await expect(readBody(response(body), MAXIMO)).rejects.toThrow(RespuestaInvalida)
  })
})
