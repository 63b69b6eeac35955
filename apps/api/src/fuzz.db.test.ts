import { type CallName, contract, type Entry } from '@apremia/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RUNS, refusalOf, SEED, SIN_APURO, useArnes } from '../test/fuzz/arnes.ts'
import { pedidoDe } from '../test/fuzz/pedidos.ts'

const { send, fallas } = useArnes()

/**
 * Number of random requests that the test sends to a call. A call that makes a document gets fewer requests, because
 * making a document takes as long as twenty refused requests.
 */
const runsOf = (name: CallName): number => {
  const { reply }: Entry = contract[name]
  return reply === 'file' || name === 'confirmConvenio' ? Math.ceil(RUNS / 5) : RUNS
}

// The test leaves out `watchTrabajo`, which stays open while a job runs, and `logout`, which would end the session of
// the other requests.
const calls = (Object.keys(contract) as CallName[]).filter(
  (name) => name !== 'watchTrabajo' && name !== 'logout',
)

describe('every call with anything in it', () => {
  it.each(calls)('%s never answers an internal error', SIN_APURO, async (name) => {
    await fc.assert(
      fc.asyncProperty(pedidoDe(contract[name]), async (pedido) => {
        await send(name, pedido)
      }),
      { numRuns: runsOf(name), seed: SEED },
    )
  })
})

/**
 * Pairs of a call that only simulates, such as `simulateEditUsuario`, and the real call, such as `editUsuario`. The
 * test expects both calls to refuse the same requests.
 */
const pairs = calls.flatMap((name): [CallName, CallName][] => {
  if (!name.startsWith('simulate')) return []
  const rest = name.slice('simulate'.length)
  const names = [`generate${rest}`, `save${rest}`, rest.charAt(0).toLowerCase() + rest.slice(1)]
  const real = calls.find((other) => names.includes(other))
  if (real === undefined) throw new Error(`${name} no simula ninguna llamada`)
  return [[name, real]]
})

describe('a simulation answers what the call itself does', () => {
  it.each(pairs)('%s and %s', SIN_APURO, async (simulated, real) => {
    await fc.assert(
      fc.asyncProperty(pedidoDe(contract[real]), async (pedido) => {
        const first = await send(simulated, pedido)
        const said = refusalOf(first.statusCode === 401 ? await send(simulated, pedido) : first)
        expect(refusalOf(await send(real, pedido))).toEqual(said)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

describe('the process', () => {
  it('logged no internal error', () => {
    expect(fallas()).toEqual({ sueltos: [], estados: [] })
  })
})
