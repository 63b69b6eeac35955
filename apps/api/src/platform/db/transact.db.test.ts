import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { isDatabaseDown } from './outage.ts'
import { CommitSinRespuesta, watchCommits } from './transact.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  await test.open.pool.query(`
    create table prueba (n int);
    create function cut() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger cut after insert on prueba deferrable initially deferred
      for each row execute function cut();
    create constraint trigger cut after insert on usuario deferrable initially deferred
      for each row when (new.apellido = 'Corte') execute function cut()`)
})
afterAll(() => test.close())

const CUT = sql`select pg_terminate_backend(pg_backend_pid())`
const VECES = 25

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('tenía que fallar'),
    (error: unknown) => error,
  )

it('a transaction that loses its connection fails with that, and costs the pool nothing', async () => {
  for (let vez = 0; vez < VECES; vez += 1) {
    const error = await failureOf(test.open.db.transaction((tx) => tx.execute(CUT)))
    expect(error).not.toBeInstanceOf(CommitSinRespuesta)
    expect(isDatabaseDown(error)).toBe(true)
  }
  expect(await test.open.db.execute(sql`select 1 as n`)).toMatchObject({ rows: [{ n: 1 }] })
})

it('a failure inside a transaction reaches the caller, whatever happens to the rollback', async () => {
  const error = await failureOf(
    test.open.db.transaction(async (tx) => {
      await tx.execute(CUT).catch(() => undefined)
      throw new RangeError('lo primero')
    }),
  )
  expect(error).toBeInstanceOf(RangeError)
})

it('a commit without an answer is neither done nor undone', async () => {
  const error = await failureOf(
    test.open.db.transaction((tx) => tx.execute(sql`insert into prueba values (1)`)),
  )
  expect(error).toBeInstanceOf(CommitSinRespuesta)
})

describe('a call that changes something', () => {
  it('answers that it may have been done when the result is unknown', async () => {
    const body = { dni: '31000001', nombre: 'Ana', apellido: 'Corte', email: '', rol: 'guest' }
    const answer = await test.call('POST', '/api/usuarios', admin, body)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json().error).toMatchObject({
      code: 'resultado-incierto',
      message: expect.stringContaining('puede que la operación se haya hecho'),
    })
  })

  it('reports an uncertain result when the database goes away after the change', async () => {
    const told = new Error('incierto')
    const work = watchCommits(
      async () => {
        await test.open.db.transaction((tx) => tx.execute(sql`select 1`))
        await test.open.db.execute(CUT)
      },
      () => told,
    )
    await expect(work).rejects.toBe(told)
  })

  it('reports a plain failure when the database went away before the change', async () => {
    const error = await failureOf(
      watchCommits(
        () => test.open.db.execute(CUT),
        () => new Error('incierto'),
      ),
    )
    expect(isDatabaseDown(error)).toBe(true)
  })
})
