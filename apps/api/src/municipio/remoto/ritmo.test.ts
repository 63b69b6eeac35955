import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { createRitmo } from './ritmo.ts'

afterEach(() => vi.useRealTimers())

const LENTA = 5_000
const good = async () => 'bien'
const bad = async () => {
  throw new Error('sin respuesta')
}
const fail = (ritmo: ReturnType<typeof createRitmo>) => ritmo.measure(bad).catch(() => undefined)

it('asks half after each failure, and never less than one at a time', async () => {
  const ritmo = createRitmo(8, LENTA)
  const vistas = [ritmo.permitidas()]
  for (let i = 0; i < 5; i += 1) {
    await fail(ritmo)
    vistas.push(ritmo.permitidas())
  }
  expect(vistas).toEqual([8, 4, 2, 1, 1, 1])
})

it('takes the failures of calls that were under way together for one', async () => {
  const ritmo = createRitmo(8, LENTA)
  await Promise.all(Array.from({ length: 8 }, () => fail(ritmo)))
  expect(ritmo.permitidas()).toBe(4)
})

it('takes a slow answer for a failure, and gives the answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const ritmo = createRitmo(8, LENTA)
  const slow = async () => {
    vi.advanceTimersByTime(LENTA)
    return 'tarde'
  }
  expect(await ritmo.measure(slow)).toBe('tarde')
  expect(ritmo.permitidas()).toBe(4)
})

it('goes back to the most, one by one, with good answers in a row', async () => {
  const ritmo = createRitmo(8, LENTA)
  await fail(ritmo)
  for (let i = 0; i < 19; i += 1) await ritmo.measure(good)
  expect(ritmo.permitidas()).toBe(4)
  await ritmo.measure(good)
  expect(ritmo.permitidas()).toBe(5)
  for (let i = 0; i < 200; i += 1) await ritmo.measure(good)
  expect(ritmo.permitidas()).toBe(8)
})

it('stays between one and the most whatever is answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 32 }),
      fc.array(fc.boolean(), { maxLength: 300 }),
      async (maximo, bien) => {
        const ritmo = createRitmo(maximo, LENTA)
        for (const una of bien) {
          const antes = ritmo.permitidas()
          await ritmo.measure(una ? good : bad).catch(() => undefined)
          const ahora = ritmo.permitidas()
          expect(ahora).toBeGreaterThanOrEqual(1)
          expect(ahora).toBeLessThanOrEqual(maximo)
          expect(ahora - antes).toBeLessThanOrEqual(1)
          if (!una) expect(ahora).toBe(Math.max(1, Math.floor(antes / 2)))
        }
      },
    ),
    { numRuns: 50 },
  )
})
