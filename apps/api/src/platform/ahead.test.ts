import { expect, it } from 'vitest'
import { ahead } from './ahead.ts'

async function* upTo(n: number, asked: number[], closed: () => void): AsyncGenerator<number> {
  try {
    for (let i = 0; i < n; i += 1) {
      asked.push(i)
      yield i
    }
  } finally {
    closed()
  }
}

it('gives the same items, each asked for while the one before is used, and no further', async () => {
  const asked: number[] = []
  const seen: number[] = []
  for await (const item of ahead(upTo(4, asked, () => undefined))) {
    await new Promise(setImmediate)
    seen.push(item)
    expect(asked.length).toBe(Math.min(item + 2, 4))
  }
  expect(seen).toEqual([0, 1, 2, 3])
})

it('closes its source when the reader stops', async () => {
  let closed = false
  for await (const item of ahead(upTo(9, [], () => (closed = true)))) if (item === 2) break
  expect(closed).toBe(true)
})

it('throws a failure in its turn', async () => {
  async function* failing(): AsyncGenerator<number> {
    yield 1
    throw new Error('se cortó')
  }
  const seen: number[] = []
  await expect(async () => {
    for await (const item of ahead(failing())) {
      await new Promise(setImmediate)
      seen.push(item)
    }
  }).rejects.toThrow('se cortó')
  expect(seen).toEqual([1])
})
