import { type CallName, contract, type Entry } from '@apremia/api-client'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injectionOf, type Pedido, pedidoDe } from '../test/fuzz/pedidos.ts'
import { signInPersonas } from '../test/fuzz/personas.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

/** Requests of each call; `FUZZ=1300` for a hundred thousand in all, `FUZZ_SEED` for others. */
const RUNS = Number(process.env.FUZZ ?? 15)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const SIN_APURO = { timeout: RUNS * 2_000 }

let test: TestApp
let personas: Awaited<ReturnType<typeof signInPersonas>>

/** What nobody waited for and failed: it would take the process down with everybody in it. */
const sueltos: unknown[] = []
const keep = (error: unknown): void => {
  sueltos.push(error)
}
const cuenta = { pedidos: 0, estados: new Map<number, number>() }

beforeAll(async () => {
  process.on('unhandledRejection', keep)
  process.on('uncaughtException', keep)
  test = await startTestApp()
  personas = await signInPersonas(test)
})
afterAll(async () => {
  await test.close()
  process.off('unhandledRejection', keep)
  process.off('uncaughtException', keep)
  const estados = [...cuenta.estados].sort(([a], [b]) => a - b)
  if (process.env.FUZZ)
    process.stdout.write(`${cuenta.pedidos} pedidos: ${JSON.stringify(estados)}\n`)
})

const send = async (name: CallName, pedido: Pedido): Promise<LightMyRequestResponse> => {
  cuenta.pedidos += 1
  // Each from an address of its own: who fails to sign in is not let try again at once.
  const address = `10.${cuenta.pedidos >> 16}.${(cuenta.pedidos >> 8) & 255}.${cuenta.pedidos & 255}`
  const token = personas.tokenOf(pedido.persona)
  const response = await test.app.inject(injectionOf(contract[name], pedido, token, address))
  const { statusCode } = response
  cuenta.estados.set(statusCode, (cuenta.estados.get(statusCode) ?? 0) + 1)
  if (statusCode === 401 && token !== undefined) await personas.revive()
  return response
}

const FILTRA =
  /\bselect \w|\binsert into|\bupdate \w+ set|drizzle|Failed query|at file:|\.[jt]s:\d+|node_modules|TypeError|RangeError/

const LARGO = 20_000

/** Whoever called can read what came back, and it says nothing of how it is made. */
const expectLegible = (name: CallName, response: LightMyRequestResponse): void => {
  const { statusCode, body, headers } = response
  expect(statusCode, body).toBeLessThan(500)
  if (statusCode >= 400) {
    const { error } = response.json<{ error: { code: string; message: string } }>()
    expect(error.code).toMatch(/^[a-z.-]+$/)
    expect(error.message.length).toBeGreaterThan(5)
    expect(body).not.toMatch(FILTRA)
    return
  }
  const { reply }: Entry = contract[name]
  const isJson = String(headers['content-type']).startsWith('application/json')
  if (typeof reply !== 'string' && isJson && body.length < LARGO)
    reply.validateSync(response.json(), { strict: true })
}

// The watch of a job stays open while the job runs; the logout ends the session of the rest.
const calls = (Object.keys(contract) as CallName[]).filter(
  (name) => name !== 'watchTrabajo' && name !== 'logout',
)

describe('every call with anything in it', () => {
  it.each(calls)('%s never fails by itself', SIN_APURO, async (name) => {
    await fc.assert(
      fc.asyncProperty(pedidoDe(contract[name]), async (pedido) => {
        expectLegible(name, await send(name, pedido))
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

/** What is simulated and the call that does it. */
const pairs = calls.flatMap((name): [CallName, CallName][] => {
  if (!name.startsWith('simulate')) return []
  const rest = name.slice('simulate'.length)
  const real = calls.find((other) =>
    [`generate${rest}`, `save${rest}`, rest.charAt(0).toLowerCase() + rest.slice(1)].includes(
      other,
    ),
  )
  if (real === undefined) throw new Error(`${name} no simula ninguna llamada`)
  return [[name, real]]
})

const refusalOf = (response: LightMyRequestResponse) => {
  const { statusCode } = response
  if (statusCode < 400) return 'aceptado'
  const { id: _, ...error } = response.json<{ error: { id: string } }>().error
  return { statusCode, error }
}

describe('a simulation answers what the call itself does', () => {
  it.each(pairs)('%s and %s', SIN_APURO, async (simulated, real) => {
    await fc.assert(
      fc.asyncProperty(pedidoDe(contract[real]), async (pedido) => {
        const said = refusalOf(await send(simulated, pedido))
        expect(refusalOf(await send(real, pedido))).toEqual(said)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

describe('the process', () => {
  it('is left with nothing that failed by itself', () => {
    expect(sueltos).toEqual([])
    expect([...cuenta.estados.keys()].filter((estado) => estado >= 500)).toEqual([])
  })
})
