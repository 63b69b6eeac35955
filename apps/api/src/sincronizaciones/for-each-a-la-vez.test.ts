import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEscritura } from './create-escritura.ts'
import { forEachALaVez } from './for-each-a-la-vez.ts'

it('runs each one once, and as many at a time as it may', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.nat(40),
      fc.integer({ min: 1, max: 8 }),
      async (scheduler, total, cuantos) => {
        const items = Array.from({ length: total }, (_, i) => i)
        const hechos: number[] = []
        let [enCurso, mas] = [0, 0]
        const todo = forEachALaVez(items, cuantos, async (item) => {
          enCurso += 1
          mas = Math.max(mas, enCurso)
          await scheduler.schedule(Promise.resolve(), `${item}`)
          enCurso -= 1
          hechos.push(item)
        })
        await scheduler.waitFor(todo)
        expect(hechos.toSorted((a, b) => a - b)).toEqual(items)
        expect(mas).toBe(Math.min(total, cuantos))
      },
    ),
    { numRuns: 50 },
  )
})

it('begins no other after the first failure, which it throws when the rest have ended', async () => {
  const empezados: number[] = []
  const terminados: number[] = []
  const todo = forEachALaVez([1, 2, 3, 4, 5, 6], 3, async (item) => {
    empezados.push(item)
    if (item === 2) throw new Error('la segunda')
    await new Promise(setImmediate)
    terminados.push(item)
  })
  await expect(todo).rejects.toThrow('la segunda')
  expect({ empezados, terminados }).toEqual({ empezados: [1, 2, 3], terminados: [1, 3] })
})

it('writes everything once, in order, while no more than three times a writing waits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(60), async (scheduler, total) => {
      const escritas: number[] = []
      let traidas = 0
      let masEnEspera = 0
      const escritura = createEscritura<number>(5, async (filas) => {
        await scheduler.schedule(Promise.resolve(), 'escritura')
        escritas.push(...filas)
      })
      const items = Array.from({ length: total }, (_, i) => i)
      const todo = (async () => {
        for (const item of items) {
          traidas += 1
          masEnEspera = Math.max(masEnEspera, traidas - escritas.length)
          await escritura.add(item)
        }
        await escritura.end()
      })()
      await scheduler.waitFor(todo)
      expect(escritas).toEqual(items)
      expect(masEnEspera).toBeLessThanOrEqual(15)
    }),
    { numRuns: 50 },
  )
})

it('tells that it could not write to whoever brings the next rows, or at the end', async () => {
  const escritura = createEscritura<number>(1, async () => {
    throw new Error('sin base')
  })
  await escritura.add(1)
  await expect(escritura.add(2)).rejects.toThrow('sin base')
  await expect(escritura.end()).rejects.toThrow('sin base')
})
