import { mkdirSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Trabajo } from '@apremia/api-client'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAzar } from '../test/azar.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { HOY } from '../test/global-setup.ts'
import { formulario, libroBasico } from '../test/libros.ts'
import { type Final, type PostgresServer, startPostgres } from '../test/postgres-server.ts'
import { type ProcesoDePrueba, startProceso } from '../test/proceso.ts'
import { openTestFolder } from '../test/test-folder.ts'
import { loadDemo } from './demo/load-demo.ts'
import { openDb } from './platform/db/open-db.ts'

/** Number of restarts of the database in the test. `REINICIOS=20` makes a longer test. */
const REINICIOS = Number(process.env.REINICIOS ?? 5)
const FINALES: readonly Final[] = ['SIGINT', 'SIGQUIT', 'SIGKILL']
const ESCRITORES = 4
const RECUPERACION_MS = 5000

const folder = openTestFolder()
const datos = join(folder.path, 'datos')
const tmp = join(folder.path, 'tmp')
let postgres: PostgresServer
let emisor: Emisor
let proceso: ProcesoDePrueba
let token: string
const start = (dataDir = datos) =>
  startProceso({ dataDir, databaseUrl: postgres.urlOf('postgres') }, emisor, {
    TMPDIR: tmp,
    LOG_LEVEL: 'silent',
  })
beforeAll(async () => {
  postgres = await startPostgres()
  emisor = await startEmisor()
  const databaseUrl = postgres.urlOf('postgres')
  const open = await openDb({ databaseUrl, dataDir: datos, now: new Date() })
  await loadDemo(open.db, { semilla: 1, tamano: 'chico', hoy: HOY })
  await open.close()
  for (const path of [tmp, datos, join(folder.path, 'otra')]) mkdirSync(path, { recursive: true })
  proceso = await start()
  token = await proceso.login('20000001')
})
afterAll(async () => {
  await proceso?.stop()
  await postgres?.stop()
  emisor?.close()
  folder.remove()
})

type Respuesta = Awaited<ReturnType<ProcesoDePrueba['call']>>

type Dicho = 'hecho' | 'no-hecho' | 'incierto'

const readAnswer = ({ status, headers, body }: Respuesta): Dicho | undefined => {
  if (status === 200 || status === 202) return 'hecho'
  if (status !== 503 || headers.get('retry-after') === null) return undefined
  const { code } = (JSON.parse(body) as { error: { code: string } }).error
  if (code === 'resultado-incierto') return 'incierto'
  return code === 'base-no-disponible' ? 'no-hecho' : undefined
}

it(`${REINICIOS} restarts of the database lose nothing that was acknowledged (R10)`, async () => {
  const { next: random } = createAzar(20_261_121)
  const ledger = new Map<string, Dicho>()
  const trabajos: string[] = []
  const wrong: string[] = []
  let reads = 0
  let next = 30_000_000
  let working = true

  const register = async (): Promise<Dicho | undefined> => {
    next += 1
    const dni = String(next)
    const body = {
      dni,
      nombre: 'Ana',
      apellido: 'Prueba',
      email: 'ana@example.org',
      rol: 'guest',
    }
    const answer = await proceso.call('POST', '/api/usuarios', token, body)
    const said = readAnswer(answer)
    if (said === undefined) wrong.push(`${answer.status} ${answer.body}`)
    else ledger.set(dni, said)
    return said
  }
  const look = async (): Promise<Dicho | undefined> => {
    const answer = await proceso.call('GET', '/api/creaciontitulos/getlastitlenumber', token)
    const said = readAnswer(answer)
    reads += 1
    if (
      said === undefined ||
      said === 'incierto' ||
      (said === 'hecho' && answer.body !== '{"lastTitleNumber":0}')
    )
      wrong.push(`${answer.status} ${answer.body}`)
    return said
  }
  const planilla = libroBasico(
    Array.from({ length: 2000 }, (_, i) => [i + 1, 'AB', 'A01'] as const),
  )
  const send = async (): Promise<void> => {
    const form = formulario({ category: 'inmueble' }, { name: 'base.xlsx', bytes: planilla })
    const answer = await fetch(`${proceso.url}/api/creaciontitulos/generatexls`, {
      method: 'POST',
      headers: { ...form.headers, authorization: `Bearer ${token}`, prefer: 'respond-async' },
      body: form.payload,
    })
    const { status, headers } = answer
    const body = await answer.text()
    if (status === 202) trabajos.push((JSON.parse(body) as Trabajo).id)
    else if (readAnswer({ status, headers, body }) === undefined) wrong.push(`${status} ${body}`)
  }
  const insist = async (once: () => Promise<Dicho | undefined>): Promise<void> => {
    while (working) {
      const said = await once().catch((error: unknown) => {
        wrong.push(String(error))
        return undefined
      })
      if (said !== 'hecho') await sleep(20)
    }
  }

  const recover = async (once: () => Promise<Dicho | undefined>, since: number): Promise<void> => {
    while ((await once()) !== 'hecho') {
      if (performance.now() - since > 6 * RECUPERACION_MS)
        throw new Error(wrong.slice(0, 3).join('\n') || 'sin volver')
      await sleep(10)
    }
  }

  const load = [...Array.from({ length: ESCRITORES }, () => insist(register)), insist(look)]
  let ordinary = 0
  let underWay = 0
  let worst = 0
  for (let reinicio = 0; reinicio < REINICIOS; reinicio += 1) {
    if (reinicio % 6 === 0) await send()
    await sleep(random() * 300)
    const before = performance.now()
    await register()
    ordinary = Math.max(ordinary, performance.now() - before)
    underWay += await countTrabajos('en-curso')
    await postgres.halt(FINALES[reinicio % FINALES.length] as Final)
    await sleep(random() * 300)
    await postgres.resume()
    const back = performance.now()
    for (const once of [register, look]) await recover(once, back)
    worst = Math.max(worst, performance.now() - back)
  }
  working = false
  await Promise.all(load)

  await expect
    .poll(() => Promise.all(trabajos.map(stateOf)), { timeout: 60_000, interval: 250 })
    .toEqual(trabajos.map(() => 'terminado'))
  const client = new Client({ connectionString: postgres.urlOf('postgres') })
  await client.connect()
  const { rows } = await client.query<{ dni: string }>(
    "select dni from usuario where dni > '30000000'",
  )
  await client.end()
  const stored = new Set(rows.map(({ dni }) => dni))
  const told = (dicho: Dicho) =>
    [...ledger].filter(([, said]) => said === dicho).map(([dni]) => dni)
  const lost = told('hecho').filter((dni) => !stored.has(dni))
  const denied = told('no-hecho').filter((dni) => stored.has(dni))
  const verified = await proceso.call('POST', '/api/historial/verificar', token)

  console.info(
    `R10: reinicios ${REINICIOS}, escrituras confirmadas ${told('hecho').length}, perdidas ${lost.length}, negadas y hechas ${denied.length}, inciertas ${told('incierto').length} (hechas ${told('incierto').filter((dni) => stored.has(dni)).length}), lecturas ${reads}, respuestas incorrectas ${wrong.length}, trabajos ${trabajos.length} (en curso al caer ${underWay}), peor recuperación ${Math.round(worst)} ms`,
  )
  expect(lost).toEqual([])
  expect(denied).toEqual([])
  expect(wrong.slice(0, 3)).toEqual([])
  expect(underWay).toBeGreaterThan(0)
  expect(worst).toBeLessThan(RECUPERACION_MS + ordinary)
  expect(JSON.parse(verified.body)).toMatchObject({ valido: true, fallas: [] })
})

const countTrabajos = async (estado: string): Promise<number> => {
  const client = new Client({ connectionString: postgres.urlOf('postgres') })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from trabajo where estado = $1', [
    estado,
  ])
  await client.end()
  return rows[0].n
}

const stateOf = async (id: string): Promise<string> => {
  const answer = await proceso.call('GET', `/api/trabajos/${id}`, token)
  return (JSON.parse(answer.body) as Trabajo).estado
}

it('a second process needs the DATA_DIR of the first', async () => {
  const otra = start(join(folder.path, 'otra'))
  await expect(otra).rejects.toThrow('los guarda otra carpeta')
})

const sendHalf = ({ url }: ProcesoDePrueba) => {
  const { payload, headers } = formulario(
    { category: 'inmueble' },
    { name: 'base.xlsx', bytes: Buffer.alloc(200_000) },
  )
  const half = request(`${url}/api/creaciontitulos/generatexls`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  half.on('error', () => undefined)
  half.write(payload.subarray(0, 100_000))
  // The server closes an upload that makes no progress. So the test slowly sends more parts of this upload.
  const going = setInterval(() => half.write(Buffer.alloc(50_000)), 250)
  half.on('close', () => clearInterval(going))
  return half
}

const cargas = () => readdirSync(tmp).filter((name) => name.startsWith('apremia-carga-'))

it('the uploads of a killed process are deleted at the next start; those of a running process stay', async () => {
  const second = await start()
  const lives = sendHalf(proceso)
  await expect.poll(cargas).toHaveLength(1)
  const [kept] = cargas()
  sendHalf(second)
  await expect.poll(cargas).toHaveLength(2)
  await second.stop('SIGKILL')
  const third = await start()
  expect(cargas()).toEqual([kept])
  lives.destroy()
  await third.stop()
})
