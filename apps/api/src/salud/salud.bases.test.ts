import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract, ReplyOf } from '@apremia/api-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'
import { noteUltimoRespaldo } from '../respaldo/ultimo-respaldo.ts'

type Lista = ReplyOf<Contract['getSaludLista']>

const TOKEN = 'una-credencial-de-prueba'

let test: TestApp
let originales: TestApp['services']
beforeAll(async () => {
  test = await startTestApp()
  originales = { ...test.services }
})
afterEach(() => void Object.assign(test.services, originales))
afterAll(() => test.close())

const ask = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  const answer = await test.app.inject({ url: '/api/salud/lista', headers, remoteAddress })
  const { estado, partes } = answer.json<Lista>()
  return { status: answer.statusCode, estado, partes, answer }
}

// Parts of the health check that depend on the test machine, so most tests ignore them: the clock of the tests stands
// still, the disk may be almost full, and there is no backup.
const DE_LA_MAQUINA = ['reloj', 'disco', 'respaldo']

const fallas = async (sinMirar = DE_LA_MAQUINA) => {
  const { status, partes } = await ask()
  return {
    status,
    fallas: (partes ?? [])
      .filter(({ parte, estado }) => !sinMirar.includes(parte) && estado !== 'bien')
      .map(({ parte, estado, ayuda }) => `${parte} ${estado}: ${ayuda}`),
  }
}

const query = (text: string) => test.open.pool.query(text)

const insertTrabajo = (estado: string, columna: string, minutos: number) => {
  const momento = new Date(MEDIODIA.getTime() - minutos * 60_000).toISOString()
  // The job gets a last heartbeat in the future. With an old heartbeat, a process would take the job for abandoned and
  // run it.
  return test.open.pool.query(
    `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, creado, iniciado, latido)
     values (gen_random_uuid(), 'recalcular-casos', $1, '20000001', 'web', 'x', '{}', $2, $3, now() + interval '1 day')`,
    [estado, momento, columna === 'iniciado' ? momento : null],
  )
}

describe('health for a load balancer', () => {
  it('a process that answers is alive, also without its database', async () => {
    Object.assign(test.services, { salud: undefined, db: undefined, pool: undefined })
    const answer = await test.call('GET', '/api/salud/viva')
    expect([answer.statusCode, answer.json()]).toEqual([200, { estado: 'viva' }])
  })

  it('is ready, and each part says how it is', async () => {
    const { status, estado, partes } = await ask()
    expect([status, estado]).toEqual([200, 'lista'])
    expect(partes?.map(({ parte }) => parte)).toEqual([
      ...[
        'base',
        'migraciones',
        'disco',
        'documentos',
        'trabajos',
        'respaldo',
        'municipio',
        'reloj',
      ],
    ])
    expect(partes?.at(-1)).toMatchObject({
      estado: 'aviso',
      ayuda: expect.stringContaining('El reloj'),
    })
    expect(await fallas()).toEqual({ status: 200, fallas: [] })
  })

  it('is not ready without its database, and says when to ask again', async () => {
    const execute = () => Promise.reject(new Error('se cortó'))
    Object.assign(test.services, { salud: { execute } })
    const { status, estado, partes, answer } = await ask()
    expect([status, estado, answer.headers['retry-after']]).toEqual([503, 'no-lista', '5'])
    expect(partes?.[0]).toMatchObject({ parte: 'base', estado: 'mal' })
  })

  it('waits two seconds for the database', async () => {
    const execute = () => new Promise(() => undefined)
    Object.assign(test.services, { salud: { execute } })
    const embebida = test.services.pool === undefined
    expect(await fallas()).toMatchObject({
      status: embebida ? 200 : 503,
      fallas: expect.arrayContaining([
        expect.stringMatching(embebida ? /^base aviso: .* 2 segundos/ : /^base mal: /),
      ]),
    })
  })

  it('is not ready on a database that lacks changes, and is on one with newer changes', async () => {
    const move = (n: number) =>
      query(
        `update drizzle.__drizzle_migrations set created_at = created_at + ${n}
         where id = (select max(id) from drizzle.__drizzle_migrations)`,
      )
    await move(-1)
    expect(await fallas()).toMatchObject({
      status: 503,
      fallas: [expect.stringMatching(/^migraciones mal: .*Reinicie/)],
    })
    await move(2)
    expect(await fallas()).toMatchObject({
      status: 200,
      fallas: [expect.stringMatching(/^migraciones aviso: .*Actualice/)],
    })
    await move(-1)
  })

  it.each([
    ['pendiente', 'creado', 29, []],
    ['pendiente', 'creado', 45, [expect.stringMatching(/^trabajos aviso: .* 45 minutos/)]],
    ['en-curso', 'iniciado', 359, []],
    ['en-curso', 'iniciado', 400, [expect.stringMatching(/^trabajos aviso: .* 400 minutos/)]],
  ])('a job that is %s (%s) for %i minutes', async (estado, columna, minutos, esperadas) => {
    await insertTrabajo(estado, columna, minutos)
    try {
      expect(await fallas()).toEqual({ status: 200, fallas: esperadas })
    } finally {
      await query(`delete from trabajo where titulo = 'x'`)
    }
  })

  it('says that the disk cannot be read, without its path', async () => {
    const config = { ...test.services.config, dataDir: '/no/existe' }
    Object.assign(test.services, { config })
    const { status, answer } = await ask()
    expect(status).toBe(200)
    expect(await fallas(['reloj', 'respaldo'])).toMatchObject({
      fallas: [expect.stringMatching(/^disco mal: /)],
    })
    expect(answer.body).not.toContain('/no/existe')
  })

  it('says how old the last backup is', async () => {
    const { dataDir } = test.services.config
    const mirar = ['reloj', 'disco']
    expect(await fallas(mirar)).toMatchObject({
      status: 200,
      fallas: [expect.stringMatching(/^respaldo aviso: Todavía no hay/)],
    })
    const note = (horas: number) =>
      noteUltimoRespaldo(
        { dataDir, objetos: undefined },
        {
          momento: new Date(MEDIODIA.getTime() - horas * 3_600_000).toISOString(),
          ...{ base: 'postgresql', tamano: 1 },
        },
      )
    await note(40)
    expect(await fallas(mirar)).toMatchObject({
      fallas: [expect.stringMatching(/^respaldo aviso: .* 40 horas/)],
    })
    const metricas = await test.app.inject('/metricas')
    const momento = MEDIODIA.getTime() / 1000 - 40 * 3600
    expect(metricas.body).toContain(`\napremia_respaldo_momento_segundos ${momento}\n`)
    await note(1)
    expect(await fallas(mirar)).toEqual({ status: 200, fallas: [] })
    rmSync(join(dataDir, 'ultimo-respaldo.json'))
  })

  it('says that the service of the municipality does not answer, without asking it', async () => {
    const cartera = { responde: () => false }
    Object.assign(test.services, { municipio: { cartera } })
    expect(await fallas()).toMatchObject({
      status: 200,
      fallas: [expect.stringMatching(/^municipio aviso: /)],
    })
  })
})

describe('a caller of another machine', () => {
  it.each([
    ['its address', {}, '10.1.2.3'],
    ['the header of a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['the header of another proxy', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ['the public name', { host: 'apremia.example' }, '127.0.0.1'],
    ['a token where none is configured', { authorization: `Bearer ${TOKEN}` }, '10.1.2.3'],
  ])('known by %s learns only whether the service is ready', async (_how, headers, address) => {
    const { status, answer } = await ask(headers, address)
    expect([status, answer.json()]).toEqual([200, { estado: 'lista', partes: null }])
  })

  it('with the token of the metrics learns each part; without the token nobody does', async () => {
    const config = { ...test.services.config, tokenDeMetricas: TOKEN }
    Object.assign(test.services, { config })
    expect((await ask({ authorization: `Bearer ${TOKEN}` }, '10.1.2.3')).partes).toHaveLength(8)
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
      expect((await ask({ authorization })).partes).toBeNull()
  })
})
