import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import type { OcupadoOperations } from '../../../test/ocupado-worker.ts'
import { openWorker } from './worker-client.ts'

const LIMITS = { memoryMb: 256, timeoutMs: 60_000, message: '', turno: pLimit(1) }
const EMPEZADO = 1
const TERMINADO = 2
const OCUPADO = new URL('../../../test/ocupado-worker.ts', import.meta.url)

const startOcupado = async (ms: number, limits = LIMITS) => {
  const hilo = openWorker<OcupadoOperations>(OCUPADO, limits)
  const estado = new Int32Array(new SharedArrayBuffer(4))
  const trabajo = hilo.call('ocupar', { ms, estado })
  const falla = trabajo.catch((error: Error) => error.message)
  await expect.poll(() => estado[0]).toBe(EMPEZADO)
  return { hilo, estado, falla }
}

// Node aborts the whole process when a thread is terminated during the creation of a compressor.
test('un hilo que se cierra termina antes lo que está haciendo', async () => {
  // The work of the thread takes six seconds. `close` lets the thread finish, because the server is not stopping. If
  // the server were stopping, `close` would end the thread after five seconds.
  const { hilo, estado, falla } = await startOcupado(6000)
  await hilo.close()
  expect(estado[0]).toBe(TERMINADO)
  expect(await falla).toBe('El hilo auxiliar fue cerrado')
})

test.each([
  ['pasado su tiempo', { ...LIMITS, timeoutMs: 1_000 }, false],
  ['si el servidor se detiene', LIMITS, true],
])('un hilo que no termina nunca se corta %s', async (_, limits, stopping) => {
  const { hilo, estado } = await startOcupado(Number.POSITIVE_INFINITY, limits)
  await hilo.close(stopping)
  expect(estado[0]).toBe(EMPEZADO)
})
