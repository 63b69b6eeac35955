import { asSchema, type CallName, contract, type Entry } from '@apremia/api-client'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { injectionOf, type PedidoAlAzar } from './pedidos.ts'
import { signInPersonas } from './personas.ts'

/**
 * Number of random requests for each call. `FUZZ=1000` sends a hundred thousand in all. `FUZZ_SEED` changes the
 * requests.
 */
export const RUNS = Number(process.env.FUZZ ?? 15)
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
export const SIN_APURO = { timeout: 30_000 + RUNS * 3_000 }

const FILTRA =
  /\bselect \w|\binsert into|\bupdate \w+ set|drizzle|Failed query|at file:|\.[jt]s:\d+|node_modules|TypeError|RangeError/

/**
 * Number of characters above which an answer is not checked against the contract, because the check is slow. Other
 * tests check long lists.
 */
const LARGO = 20_000

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
    asSchema(reply).validateSync(response.json(), { strict: true })
}

export const useArnes = () => {
  let app: TestApp | undefined
  let personas: Awaited<ReturnType<typeof signInPersonas>> | undefined
  /** Unhandled errors of the process during the test. In production, each would end the server for all users. */
  const sueltos: unknown[] = []
  const keep = (error: unknown): void => {
    sueltos.push(error)
  }
  const estados = new Map<number, number>()
  let pedidos = 0

  beforeAll(async () => {
    process.on('unhandledRejection', keep)
    process.on('uncaughtException', keep)
    app = await startTestApp()
    personas = await signInPersonas(app)
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    process.off('unhandledRejection', keep)
    process.off('uncaughtException', keep)
    if (process.env.FUZZ)
      process.stdout.write(`${pedidos} pedidos: ${JSON.stringify([...estados].sort())}\n`)
  })
  const started = () => {
    if (app === undefined || personas === undefined) throw new Error('El producto no arrancó')
    return { app, personas }
  }

  return {
    test: (): TestApp => started().app,
    tokenOf: (persona: PedidoAlAzar['persona']) => started().personas.tokenOf(persona),
    send: async (name: CallName, pedido: PedidoAlAzar): Promise<LightMyRequestResponse> => {
      const { app, personas } = started()
      pedidos += 1
      // Gives each request its own IP address, because an address with failed sign-ins is blocked for a while.
      const address = `10.${pedidos >> 16}.${(pedidos >> 8) & 255}.${pedidos & 255}`
      const token = personas.tokenOf(pedido.persona)
      const response = await app.app.inject(injectionOf(contract[name], pedido, token, address))
      const { statusCode } = response
      estados.set(statusCode, (estados.get(statusCode) ?? 0) + 1)
      if (statusCode === 401 && token !== undefined) await personas.revive()
      expectLegible(name, response)
      return response
    },
    fallas: () => ({ sueltos, estados: [...estados.keys()].filter((estado) => estado >= 500) }),
  }
}

/**
 * Returns the part of an answer that must be equal when a request is repeated. For an accepted request it is
 * 'aceptado'. For a refused request it is the error without its id, which is new in each answer.
 */
export const refusalOf = (response: LightMyRequestResponse) => {
  const { statusCode } = response
  if (statusCode < 400) return 'aceptado'
  const { id: _, ...error } = response.json<{ error: { id: string } }>().error
  return { statusCode, error }
}
