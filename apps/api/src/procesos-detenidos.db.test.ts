import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { intimables } from '../test/cartas.ts'
import type { Copia } from '../test/copia.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { filasTitulables, formulario, libroBasico } from '../test/libros.ts'
import { type ProcesoDePrueba, startProceso } from '../test/proceso.ts'
import { copyPlantilla } from '../test/test-db.ts'

/**
 * How many times the test suspends a server process, and for how many milliseconds. `DETENCIONES=20 DETENIDO_MS=20000`
 * gives the long run.
 */
const DETENCIONES = Number(process.env.DETENCIONES ?? 2)
const DETENIDO_MS = Number(process.env.DETENIDO_MS ?? 0)
const ESCRITURA_MS = 5_000
const SALUD_MS = 1_000
const CANDADO = 25
const A_LA_VEZ = 12

const LUGARES = ['usuario', 'historial_cabeza'] as const
/**
 * Tables that a request locks when it numbers or stores a document. After the server process is suspended, PostgreSQL
 * must soon free these locks, even in a session with raised time limits.
 */
const CONTADORES = ['carta_contador', 'titulo_contador', 'documento'] as const

let copia: Copia
let emisor: Emisor
let testigo: Client
let pool: Pool
let detenido: ProcesoDePrueba
let sano: ProcesoDePrueba
let token: string
beforeAll(async () => {
  copia = await copyPlantilla()
  emisor = await startEmisor()
  testigo = new Client({ connectionString: copia.databaseUrl })
  await testigo.connect()
  pool = new Pool({ connectionString: copia.databaseUrl })
  await testigo.query(`
    create function hold() returns trigger language plpgsql as $$ begin
      if current_setting('application_name') = 'detenido'
        and exists (select from lugar_de_prueba where tabla = tg_table_name)
      then perform pg_advisory_xact_lock_shared(${CANDADO}); end if;
      return null; end $$;
    create table lugar_de_prueba (tabla text);
    ${[...LUGARES, ...CONTADORES].map((tabla) => `create trigger hold after insert or update on ${tabla} for each row execute function hold();`).join('\n')}`)
  const named = (name: string) =>
    startProceso(
      { ...copia, databaseUrl: `${copia.databaseUrl}&application_name=${name}` },
      emisor,
      {
        LOG_LEVEL: 'silent',
      },
    )
  detenido = await named('detenido')
  sano = await named('sano')
  token = await sano.login('20000001')
})
afterAll(async () => {
  detenido?.child.kill('SIGCONT')
  await Promise.all([detenido?.stop(), sano?.stop()])
  await Promise.all([testigo?.end(), pool?.end()])
  emisor?.close()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

let next = 30_000_000
const register = ({ call }: ProcesoDePrueba) => {
  next += 1
  const dni = String(next)
  const body = { dni, nombre: 'Ana', apellido: 'Prueba', email: '', rol: 'guest' }
  return { dni, answered: call('POST', '/api/usuarios', token, body) }
}

const countSesiones = async (condicion: string): Promise<number> => {
  const { rows } = await testigo.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'detenido' and ${condicion}`,
  )
  return rows[0]?.n ?? 0
}
const untilSesiones = (condicion: string, n: number) =>
  expect.poll(() => countSesiones(condicion), { interval: 20 }).toBe(n)

const measured = async <T>(
  work: Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> => {
  const start = performance.now()
  const value = await work
  return { value, ms: performance.now() - start }
}

const useSano = async (): Promise<{ readonly leer: number; readonly escribir: number }> => {
  const registros = Array.from({ length: A_LA_VEZ }, () => measured(register(sano).answered))
  const leer: number[] = []
  for (const path of ['/api/salud', '/api/creaciontitulos/getlastitlenumber']) {
    const { value, ms } = await measured(sano.call('GET', path, token))
    expect(value.status, value.body).toBe(200)
    leer.push(ms)
  }
  const escritos = await Promise.all(registros)
  for (const { value } of escritos) expect(value.status, value.body).toBe(200)
  return { leer: Math.max(...leer), escribir: Math.max(...escritos.map(({ ms }) => ms)) }
}

it(`a process stopped in a transaction, ${DETENCIONES} times, blocks no other process (R25)`, async () => {
  let escritura = 0
  let lectura = 0
  let ordinaria = 0
  for (let vez = 0; vez < DETENCIONES; vez += 1) {
    ordinaria = Math.max(ordinaria, (await useSano()).escribir)
    const tabla = LUGARES[vez % LUGARES.length] as string
    await testigo.query('delete from lugar_de_prueba')
    await testigo.query('insert into lugar_de_prueba values ($1)', [tabla])
    await testigo.query('select pg_advisory_lock($1)', [CANDADO])
    const suya = register(detenido)
    await untilSesiones("wait_event_type = 'Lock' and wait_event = 'advisory'", 1)
    detenido.child.kill('SIGSTOP')
    await testigo.query('select pg_advisory_unlock($1)', [CANDADO])
    await untilSesiones("state = 'idle in transaction'", 1)
    const hasta = performance.now() + DETENIDO_MS
    do {
      const { leer, escribir } = await useSano()
      lectura = Math.max(lectura, leer)
      escritura = Math.max(escritura, escribir)
      await sleep(50)
    } while (performance.now() < hasta)
    await untilSesiones("state = 'idle in transaction'", 0)
    await testigo.query('delete from lugar_de_prueba')
    detenido.child.kill('SIGCONT')
    const { status, headers, body } = await suya.answered
    expect(status, body).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(JSON.parse(body).error.code).toBe('base-no-disponible')
    const { rows } = await testigo.query('select from usuario where dni = $1', [suya.dni])
    expect(rows).toEqual([])
    expect((await register(detenido).answered).status).toBe(200)
  }
  const cadena = await detenido.call('POST', '/api/historial/verificar', token)
  expect(JSON.parse(cadena.body)).toMatchObject({ valido: true, fallas: [] })
  console.info(
    `detenciones ${DETENCIONES} de ${DETENIDO_MS} ms: peor escritura del otro ${Math.round(escritura)} ms, peor salud o lectura ${Math.round(lectura)} ms, una escritura sin nadie detenido ${Math.round(ordinaria)} ms`,
  )
  expect(escritura).toBeLessThan(ESCRITURA_MS + ordinaria)
  expect(lectura).toBeLessThan(SALUD_MS + ordinaria)
}, 900_000)

const numerar = {
  carta_contador: async ({ call, login }: ProcesoDePrueba, cual: number) => {
    const imponibles = (await intimables({ open: { pool } }, 'A02', 2)).slice(cual, cual + 1)
    const body = { clase: 'inmueble', vencimiento: 'siguiente', repetir: '1', imponibles }
    return call('POST', '/api/cartas/lotes', await login('20000002'), body)
  },
  documento: async ({ url, login }: ProcesoDePrueba, cual: number) => {
    const imponibles = (await intimables({ open: { pool } }, 'A02', 4)).slice(2 + cual, 3 + cual)
    const form = new FormData()
    const campos = { tp_id: 10, gp_id: 2, fecha: '2026-11-19', carta: 'siguiente', repetirCarta: 1 }
    for (const [campo, valor] of Object.entries({
      ...campos,
      imponibles: JSON.stringify(imponibles),
    }))
      form.append(campo, String(valor))
    const headers = { authorization: `Bearer ${await login('20000002')}` }
    const answer = await fetch(`${url}/api/actuaciones`, { method: 'POST', headers, body: form })
    return { status: answer.status, body: await answer.text() }
  },
  titulo_contador: async ({ url, login }: ProcesoDePrueba, cual: number) => {
    const headers = { authorization: `Bearer ${await login('20000001')}` }
    const send = (path: string, campos: Record<string, string>, bytes: Buffer) => {
      const form = formulario({ category: 'inmueble', ...campos }, { name: 'l.xlsx', bytes })
      return fetch(`${url}/api/creaciontitulos/${path}`, {
        ...{ method: 'POST', headers: { ...form.headers, ...headers } },
        body: new Uint8Array(form.payload),
      })
    }
    const basico = libroBasico((await filasTitulables({ open: { pool } }, 2)).slice(cual, cual + 1))
    const bytes = Buffer.from(await (await send('generatexls', {}, basico)).arrayBuffer())
    const answer = await send('generatetitles', { startTitleNumber: '1' }, bytes)
    return { status: answer.status, body: await answer.text() }
  },
}

it.each(CONTADORES)(
  'a process that is stopped while it holds %s loses the lock within the time of a write',
  async (tabla) => {
    await testigo.query('delete from lugar_de_prueba')
    await testigo.query('insert into lugar_de_prueba values ($1)', [tabla])
    await testigo.query('select pg_advisory_lock($1)', [CANDADO])
    const suya = numerar[tabla](detenido, 0)
    await untilSesiones("wait_event_type = 'Lock' and wait_event = 'advisory'", 1)
    detenido.child.kill('SIGSTOP')
    await testigo.query('select pg_advisory_unlock($1)', [CANDADO])
    await untilSesiones("state = 'idle in transaction'", 1)
    const { ms } = await measured(untilSesiones("state = 'idle in transaction'", 0))
    await testigo.query('delete from lugar_de_prueba')
    const { status, body } = await numerar[tabla](sano, 1)
    expect(status, body.slice(0, 300)).toBe(200)
    detenido.child.kill('SIGCONT')
    const detenida = await suya
    expect(detenida.status, detenida.body.slice(0, 300)).toBe(503)
    expect(ms).toBeLessThan(ESCRITURA_MS)
  },
)

it('a person who waits too long for a lock receives 503, and nothing is saved', async () => {
  await testigo.query('begin')
  await testigo.query('select from historial_cabeza for update')
  const { dni, answered } = register(sano)
  const { status, headers, body } = await answered
  await testigo.query('rollback')
  expect(status, body).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(JSON.parse(body).error).toMatchObject({
    code: 'base-ocupada',
    message: expect.stringContaining('Otra operación está usando los mismos datos'),
  })
  const { rows } = await testigo.query('select from usuario where dni = $1', [dni])
  expect(rows).toEqual([])
})
