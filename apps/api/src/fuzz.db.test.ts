import { type CallName, contract, type Entry, prefixOf } from '@apremia/api-client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'

/** Requests for each call; `FUZZ=5000` for a long run. */
const RUNS = Number(process.env.FUZZ ?? 60)

let test: TestApp
let token: string
beforeAll(async () => {
  test = await startTestApp()
  token = await test.login('20000001')
})
afterAll(() => test.close())

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  'NaN',
  'null',
  'true',
  '9'.repeat(30),
  '2147483648',
  '9999999999',
  '\u0000',
  'á'.repeat(300),
  "' or 1=1 --",
  '../../etc/passwd',
  '${7*7}',
  '<img src=x onerror=alert(1)>',
  '2026-02-30',
  '2026-11-20',
  '1850-01-01',
  '9999-12-31',
  'inmueble',
  '%00',
  '\ud800',
  '__proto__',
)
const scalar = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.string({ unit: 'grapheme' }),
)
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(fc.string(), scalar, { maxKeys: 3 }),
)

const namesOf = (schema: Entry['body']): string[] => Object.keys(schema?.fields ?? {})

const record = (names: readonly string[], of: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    names.length > 0
      ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, fc.string())
      : fc.string(),
    of,
    { maxKeys: 6 },
  )

const fill = (path: string, values: readonly unknown[]): string => {
  let index = 0
  return path.replace(
    /:\w+/g,
    () => encodeURIComponent(String(values[index++] ?? '')).replaceAll('.', '%2E') || 'x',
  )
}

describe('every call with anything in it', () => {
  // The watch of a job stays open while the job runs; the logout ends the session of the rest.
  const calls = (Object.keys(contract) as CallName[]).filter(
    (name) => name !== 'watchTrabajo' && name !== 'logout',
  )

  it.each(calls)('%s never fails by itself', async (name) => {
    const definition: Entry = contract[name]
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            nasty.filter((text) => text !== '\ud800'),
            fc.uuid(),
            fc.nat().map(String),
          ),
          { minLength: 2, maxLength: 2 },
        ),
        record(
          namesOf(definition.query),
          nasty.filter((text) => text !== '\ud800'),
        ),
        definition.body
          ? fc.oneof({ weight: 6, arbitrary: record(namesOf(definition.body), value) }, value)
          : fc.constant(undefined),
        async (params, query, body) => {
          const response = await test.app.inject({
            method: definition.method,
            url: `${prefixOf(definition)}${fill(definition.path, params)}`,
            query: query as Record<string, string>,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
          })
          expect(response.statusCode, response.body).toBeLessThan(500)
          if (response.statusCode >= 400) {
            const { error } = response.json()
            expect(error.message.length).toBeGreaterThan(5)
            expect(response.body).not.toMatch(/select |insert |at file:|\.ts:\d+|node_modules/)
          }
        },
      ),
      { numRuns: RUNS, seed: 20_261_120 },
    )
  })
})
