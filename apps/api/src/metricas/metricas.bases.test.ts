import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const DNI = '31222333'
const TOKEN = 'una-credencial-de-prueba'

let test: TestApp
let originales: TestApp['services']
beforeAll(async () => {
  test = await startTestApp()
  originales = { ...test.services }
})
afterEach(() => void Object.assign(test.services, originales))
afterAll(() => test.close())

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: '/metricas', headers, remoteAddress })

const print = async (): Promise<string> => {
  const answer = await ask()
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

const read = async (): Promise<ReadonlyMap<string, number>> =>
  new Map(
    [...(await print()).matchAll(/^([^#\s].*) (\S+)$/gm)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]),
  )

const countSeries = (text: string): number => text.match(/^apremia_pedido/gm)?.length ?? 0

const count = async (text: string): Promise<number> => {
  const { rows } = await test.open.pool.query<{ n: number }>(
    `select count(*)::int as n from ${text}`,
  )
  return rows[0]?.n ?? Number.NaN
}

describe('metrics of the requests', () => {
  it('count each answer by its route, its method and its status, with how long it took', async () => {
    for (let i = 0; i < 3; i += 1) await test.call('GET', '/api/salud/viva')
    await test.call('GET', `/api/usuarios/${DNI}`)
    await test.call('PATCH', `/api/usuarios/${DNI}`, undefined, { rol: 'admin' })
    const valores = await read()
    const de = (ruta: string, metodo: string, estado: number) =>
      valores.get(`apremia_pedidos_total{ruta="${ruta}",metodo="${metodo}",estado="${estado}"}`)
    expect(de('/api/salud/viva', 'GET', 200)).toBe(3)
    expect(de('/api/usuarios/:dni', 'PATCH', 401)).toBe(1)
    expect(valores.get('apremia_pedido_segundos_count{ruta="/api/salud/viva",metodo="GET"}')).toBe(
      3,
    )
    expect(
      valores.get('apremia_pedido_segundos_bucket{le="30",ruta="/api/salud/viva",metodo="GET"}'),
    ).toBe(3)
  })

  it('give one name to every path without a route, and tell nothing of a path, a query or a body', async () => {
    const before = countSeries(await print())
    for (let i = 0; i < 50; i += 1) await test.call('GET', `/${DNI}${i}?dni=${DNI}`)
    await test.call('POST', '/api/usuarios', undefined, { dni: DNI, apellido: 'Iturralde' })
    const text = await print()
    expect(text).toMatch(/ruta="sin ruta",metodo="GET",estado="404"\} 50$/m)
    expect(text).not.toMatch(/31222333|Iturralde/)
    // The requests of the test added two routes to the metrics. One is 'sin ruta', for all the unknown paths, and the
    // other the route of the refused call. Each route has 16 lines: one of a counter and fifteen of a histogram.
    expect(countSeries(text) - before).toBe(32)
  })
})

describe('metrics of the data', () => {
  it('the papers issued here are those of the database', async () => {
    const valores = await read()
    const papeles = ['titulo', 'carta', 'convenio'].map((papel) =>
      valores.get(`apremia_emitidos{papel="${papel}"}`),
    )
    expect(papeles).toEqual([
      await count('titulo where not anterior'),
      await count('carta where anterior is null'),
      await count('convenio where fc_confirma is not null and anterior is null'),
    ])
    expect(Math.max(...papeles.map(Number))).toBeGreaterThan(0)
  })

  it('the jobs, by type and state, and how long the oldest ones wait', async () => {
    const sinCola = await read()
    expect(sinCola.get('apremia_trabajo_mas_viejo_segundos{estado="pendiente"}')).toBe(0)
    // The heartbeat of each job is in the future, so that no server process takes the job.
    await test.open.pool.query(
      `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, creado, iniciado, terminado, latido)
       select gen_random_uuid(), 'sincronizar', estado, '20000001', 'web', 'x', '{}', creado, iniciado, terminado,
         now() + interval '1 day'
       from (values ('pendiente', timestamptz '2026-11-20 14:58Z', null, null),
         ('pendiente', timestamptz '2026-11-20 14:59Z', null, null),
         ('terminado', timestamptz '2026-11-20 14:00Z', timestamptz '2026-11-20 14:00Z',
           timestamptz '2026-11-20 14:30Z')) as v (estado, creado, iniciado, terminado)`,
    )
    const valores = await read()
    await test.open.pool.query(`delete from trabajo where titulo = 'x'`)
    expect(valores.get('apremia_trabajos{tipo="sincronizar",estado="pendiente"}')).toBe(2)
    expect(valores.get('apremia_trabajo_mas_viejo_segundos{estado="pendiente"}')).toBe(120)
    expect(valores.get('apremia_trabajo_terminado_momento_segundos{tipo="sincronizar"}')).toBe(
      Date.parse('2026-11-20T14:30:00Z') / 1000,
    )
    expect((await read()).get('apremia_trabajos{tipo="sincronizar",estado="pendiente"}')).toBe(
      undefined,
    )
  })

  it('the loads, by kind and state, without the ones that only try', async () => {
    await test.open.pool.query(
      `insert into paquete_carga (archivo, simulacion, estado, dni, creada)
       values ('prueba.zip', false, 'rechazada', '20000001', now()), ('prueba.zip', true, 'rechazada', '20000001', now())`,
    )
    const valores = await read()
    await test.open.pool.query(`delete from paquete_carga where archivo = 'prueba.zip'`)
    expect(valores.get('apremia_cargas{clase="paquete",estado="rechazada"}')).toBe(1)
  })

  it('the connections, the disk, the event loop and the process', async () => {
    const valores = await read()
    const grupo = test.services.pool === undefined ? 'unica' : 'escrituras'
    const nombres = [
      ...['en-uso', 'libres', 'en-espera'].map(
        (estado) => `apremia_conexiones{grupo="${grupo}",estado="${estado}"}`,
      ),
      ...['apremia_disco_libre_bytes', 'apremia_version{version="0.0.0-prueba"}'],
      ...['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'],
    ]
    for (const nombre of nombres) expect(valores.get(nombre), nombre).toBeGreaterThanOrEqual(0)
  })

  it('what a cache had and what it had to read', async () => {
    const { cuentasGuardadas } = test.services
    const uso = async () => {
      const valores = await read()
      return ['acierto', 'fallo'].map((resultado) =>
        valores.get(`apremia_cache_total{cache="cuentas-de-casos",resultado="${resultado}"}`),
      )
    }
    const antes = await uso()
    const una = async () => ({ version: 1, valor: 7 })
    const version = async () => ({ version: 1, valor: null })
    for (let i = 0; i < 3; i += 1) await cuentasGuardadas.read('clave de prueba', una, version)
    await cuentasGuardadas.readWith('clave de prueba', una, una)
    const despues = await uso()
    expect(despues.map((n, i) => Number(n) - Number(antes[i]))).toEqual([3, 1])
  })

  it('are absent while the database fails, and the rest is still there', async () => {
    await test.open.pool.query('alter table padron_carga rename to padron_carga_fuera')
    const valores = await read()
    await test.open.pool.query('alter table padron_carga_fuera rename to padron_carga')
    expect(valores.get('apremia_base_responde')).toBe(0)
    expect([...valores.keys()].filter((name) => name.startsWith('apremia_emitidos'))).toEqual([])
    expect(valores.get('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect((await read()).get('apremia_base_responde')).toBe(1)
  })
})

describe('who may read the metrics', () => {
  it('is a program of this machine, without a proxy', async () => {
    expect((await ask()).headers['content-type']).toMatch(/^text\/plain/)
    const refused = [
      await ask({}, '10.1.2.3'),
      await ask({ 'x-forwarded-for': '127.0.0.1' }),
      await ask({ host: 'apremia.example' }),
      await ask({ authorization: `Bearer ${TOKEN}` }, '10.1.2.3'),
    ]
    for (const { statusCode, body, headers } of refused) {
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(body).not.toContain('apremia_pedidos')
    }
  })

  it('with a token, is only its holder', async () => {
    const app = await startTestApp({ env: { APREMIA_METRICAS_TOKEN: TOKEN } })
    const from = (authorization: string) =>
      app.app.inject({ url: '/metricas', headers: { authorization }, remoteAddress: '10.1.2.3' })
    try {
      expect((await from(`Bearer ${TOKEN}`)).statusCode).toBe(200)
      expect((await from(`Bearer ${TOKEN}x`)).statusCode).toBe(401)
      expect((await app.app.inject('/metricas')).statusCode).toBe(401)
    } finally {
      await app.close()
    }
  })
})
