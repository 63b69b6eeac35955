import { crc32 as deNode } from 'node:zlib'
import { expect, test } from 'vitest'
import { PARTE_DE_ENVIO } from '../contract/envio-por-partes.ts'
import { ApiError } from './api-error.ts'
import { crc32 } from './crc32.ts'
import { sendPorPartes } from './send-por-partes.ts'

const ARCHIVO = Uint8Array.from({ length: PARTE_DE_ENVIO * 2 + 100 }, (_, i) => (i * 7) % 251)

const createServicio = (
  previo: Uint8Array = new Uint8Array(),
  fallas: (Error | 'corte')[] = [],
) => {
  let bytes: Uint8Array<ArrayBuffer> = Uint8Array.from(previo)
  const calls: string[] = []
  const envio = () => ({
    ...{ id: 'e', archivo: 'a.csv', tamano: ARCHIVO.length },
    ...{ recibido: bytes.length, suma: deNode(bytes) },
  })
  return {
    calls,
    bytes: () => bytes,
    llamadas: {
      start: async () => {
        calls.push('start')
        return envio()
      },
      send: async (_: string, parte: { desde: number; suma: number; data: Blob }) => {
        calls.push(`send ${parte.desde}`)
        const falla = fallas.shift()
        if (falla instanceof Error) throw falla
        expect(parte.desde).toBe(bytes.length)
        const otros = new Uint8Array(await parte.data.arrayBuffer())
        bytes = new Uint8Array(await new Blob([bytes, otros]).arrayBuffer())
        expect(deNode(bytes)).toBe(parte.suma)
        // Simulates a lost connection: the server stored this part of the file, but the client receives an error.
        if (falla === 'corte') throw new ApiError(0, { code: 'sin-conexion', message: '' })
        return envio()
      },
      discard: async () => {
        calls.push('discard')
        bytes = new Uint8Array()
      },
    },
  }
}

const enviar = (
  servicio: ReturnType<typeof createServicio>,
  signal = new AbortController().signal,
) => {
  const dicho: string[] = []
  const fin = sendPorPartes({
    ...{ archivo: 'a.csv', data: new Blob([ARCHIVO]), signal },
    llamadas: servicio.llamadas,
    sleep: async (ms) => void dicho.push(`espera ${ms}`),
    onProgress: () => undefined,
    onResume: (recibido) => void dicho.push(`sigue ${recibido}`),
  })
  return { fin, dicho }
}

test('the checksum is the one of zip, and continues from the checksum of the earlier parts', () => {
  const [a, b] = [ARCHIVO.subarray(0, 999), ARCHIVO.subarray(999, 5_000)]
  expect(crc32(a)).toBe(deNode(a))
  expect(crc32(b, crc32(a))).toBe(deNode(ARCHIVO.subarray(0, 5_000)))
})

test('a file goes in parts, each once', async () => {
  const servicio = createServicio()
  const { fin, dicho } = enviar(servicio)
  expect((await fin).recibido).toBe(ARCHIVO.length)
  expect(deNode(servicio.bytes())).toBe(deNode(ARCHIVO))
  expect(dicho).toEqual([])
})

test('the same file goes on where the upload stopped', async () => {
  const servicio = createServicio(ARCHIVO.slice(0, PARTE_DE_ENVIO + 5))
  const { fin, dicho } = enviar(servicio)
  await fin
  expect(servicio.calls).toEqual([
    'start',
    `send ${PARTE_DE_ENVIO + 5}`,
    `send ${PARTE_DE_ENVIO * 2 + 5}`,
  ])
  expect(dicho).toEqual([`sigue ${PARTE_DE_ENVIO + 5}`])
  expect(deNode(servicio.bytes())).toBe(deNode(ARCHIVO))
})

test('another file of the same name and size is sent from the beginning', async () => {
  const servicio = createServicio(new Uint8Array(PARTE_DE_ENVIO))
  const { fin, dicho } = enviar(servicio)
  await fin
  expect(servicio.calls.slice(0, 3)).toEqual(['start', 'discard', 'start'])
  expect(dicho).toEqual([])
  expect(deNode(servicio.bytes())).toBe(deNode(ARCHIVO))
})

test('a cut is waited out, with the answer lost or the part', async () => {
  const caido = new ApiError(503, { code: 'x', message: '' })
  const servicio = createServicio(new Uint8Array(), ['corte', caido, caido])
  const { fin, dicho } = enviar(servicio)
  await fin
  expect(dicho).toEqual(['espera 1000', 'espera 2000', 'espera 4000'])
  expect(deNode(servicio.bytes())).toBe(deNode(ARCHIVO))
})

test('an error that a retry cannot mend is reported at once; a service that stays away is reported in the end', async () => {
  const lleno = new ApiError(507, { code: 'lleno', message: '' })
  await expect(enviar(createServicio(undefined, [lleno])).fin).rejects.toBe(lleno)
  const corte = new ApiError(0, { code: 'sin-conexion', message: '' })
  const { fin, dicho } = enviar(createServicio(undefined, Array(9).fill(corte)))
  await expect(fin).rejects.toBe(corte)
  expect(dicho).toHaveLength(5)
})

test('stopping the upload keeps the parts that came', async () => {
  const controller = new AbortController()
  const servicio = createServicio()
  const send = servicio.llamadas.send
  servicio.llamadas.send = async (id, parte) => {
    const envio = await send(id, parte)
    controller.abort()
    return envio
  }
  await expect(enviar(servicio, controller.signal).fin).rejects.toThrow()
  expect(servicio.bytes()).toHaveLength(PARTE_DE_ENVIO)
})
