import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { createLogger } from './create-logger.ts'
import { describeError, FallaDeHilo } from './describe-error.ts'

const SECRETO = 'Iturralde 31222333'

const deLaBase = (): Error => {
  const cause = new DatabaseError(`duplicada: ${SECRETO}`, 1, 'error')
  Object.assign(cause, { code: '23505', constraint: 'usuario_pkey', detail: `Key (${SECRETO})` })
  return new DrizzleQueryError('insert into usuario values ($1)', [SECRETO], cause)
}

const disfrazada = new Error(`x\n    at ${SECRETO} (/a.ts:1:1)`)

const FALLAS: readonly (readonly [what: string, error: unknown])[] = [
  ['a query', deLaBase()],
  ['a parser', new SyntaxError(`Unexpected token in "${SECRETO}"`)],
  ['a message of many lines', disfrazada],
  ['a code that is none', Object.assign(new Error('x'), { code: SECRETO, name: SECRETO })],
  ['a message changed after the fact', Object.assign(new Error(SECRETO), { message: 'otro' })],
  ['what is no error', SECRETO],
  ['a thread', new FallaDeHilo(describeError(deLaBase()))],
  ['a cause of a cause', new Error('x', { cause: new Error(SECRETO, { cause: deLaBase() }) })],
]

it.each(FALLAS)('%s is described without the data it was about', (_what, error) => {
  const text = JSON.stringify(describeError(error))
  expect(text).not.toMatch(/Iturralde|31222333/)
})

it('says where', () => {
  const falla = describeError(deLaBase())
  expect(falla.cause).toMatchObject({ code: '23505', constraint: 'usuario_pkey' })
  expect(falla.en?.[0]).toContain('describe-error.test.ts')
})

it.each(FALLAS)('%s is logged the same, however the error is given', (_what, error) => {
  let written = ''
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  const log = createLogger('trace', destination)
  const given = error instanceof Error ? error : new Error(String(error))
  log.error(given)
  log.error(given, 'fallo')
  log.error({ err: given })
  log.error({ err: given }, given.message)
  log.warn({ err: error, req: { method: 'GET', url: '/api/usuarios/31222333' } }, 'fallo')
  log.info({ headers: { authorization: SECRETO } }, 'pedido')
  expect(written.split('\n')).toHaveLength(7)
  expect(written).not.toMatch(/Iturralde|31222333/)
})
