import { expect, it } from 'vitest'
import { measureWithinPlazo, withinPlazo } from './plazo.ts'

it('gives the result, and undefined when the result does not come in time', async () => {
  expect(await withinPlazo(1_000, Promise.resolve(7))).toBe(7)
  expect(await withinPlazo(1, new Promise(() => undefined))).toBeUndefined()
})

it('a measure that does not end is not started again until it ends', async () => {
  let veces = 0
  let end = (_: number): void => undefined
  const work = () => {
    veces += 1
    return new Promise<number>((resolve) => {
      end = resolve
    })
  }
  for (let i = 0; i < 3; i += 1) expect(await measureWithinPlazo(1, 'disco', work)).toBeUndefined()
  expect(veces).toBe(1)
  const tarde = measureWithinPlazo(1_000, 'disco', work)
  end(7)
  expect(await tarde).toBe(7)
  const otra = measureWithinPlazo(1_000, 'disco', work)
  expect(veces).toBe(2)
  end(8)
  expect(await otra).toBe(8)
})

it('a failed measure is told, and the next one starts anew', async () => {
  const fails = () => Promise.reject(new Error('roto'))
  await expect(measureWithinPlazo(1_000, 'nota', fails)).rejects.toThrow('roto')
  expect(await measureWithinPlazo(1_000, 'nota', async () => 1)).toBe(1)
})
