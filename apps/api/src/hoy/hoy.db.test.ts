import type { Contract, ReplyOf } from '@apremia/api-client'
import { ALARMAS, addDays, addMonths, MESAS, URGENCIAS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { findPlanesEnRiesgo } from '../casos/riesgo-repo.ts'
import { countAlarmas } from './hoy-repo.ts'

type Hoy = ReplyOf<Contract['getHoy']>

const PERSONAS = { admin: '20000001', jefe: '20000002', a01: '20000003', a02: '20000004' } as const

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const hoyDe = async (dni: string): Promise<Hoy> => {
  const response = await test.call('GET', '/api/hoy', await test.login(dni))
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Hoy>()
}

const totalOf = async (quien: string, method: 'GET' | 'POST', url: string, body?: object) => {
  const response = await test.call(method, url, quien, body)
  expect(response.statusCode, response.body).toBe(200)
  return Number(response.headers['x-total-count'])
}

const expectAbren = async (
  quien: string,
  numeros: Omit<Hoy, 'hoy' | 'abogados'>,
  abogado: string,
) => {
  for (const mesa of MESAS)
    for (const vence of URGENCIAS)
      expect(
        await totalOf(
          quien,
          'GET',
          `/api/mesas?mesa=${mesa}&solapa=activos&historico=true&vence=${vence}&abogado=${abogado}&porPagina=1`,
        ),
        `${abogado} ${mesa} ${vence}`,
      ).toBe(numeros[mesa][vence])
  for (const mesa of MESAS)
    for (const alarma of ALARMAS)
      expect(
        await totalOf(
          quien,
          'GET',
          `/api/mesas?mesa=${mesa}&solapa=todos&historico=true&alarma=${alarma}&abogado=${abogado}&porPagina=1`,
        ),
        `${abogado} ${mesa} ${alarma}`,
      ).toBe(numeros.alarmas[mesa][alarma])
  expect(
    await totalOf(quien, 'GET', `/api/cartas?acuse=pendiente&abogado=${abogado}&porPagina=1`),
  ).toBe(numeros.cartasSinAcuse)
  expect(
    await totalOf(quien, 'POST', '/api/convenios/buscar?porPagina=1', { enRiesgo: '1', abogado }),
  ).toBe(numeros.conveniosEnRiesgo)
}

describe('warnings on each desk (ADR 0034)', () => {
  const CLAVE = { tipo: 'I' as const, imponible: 950_001, recurso: 'AB' }

  beforeAll(async () => {
    const { db } = test.open
    const desde = addMonths(HOY, -3)
    const medida = JSON.stringify({ tipomedida: 'Embargo', vencemedida: addDays(HOY, 5) })
    const pedida = JSON.stringify({ tipomedida: 'Inhibición', pedidomedida: addDays(HOY, -2) })
    const alBanco = JSON.stringify({ tipomedida: 'Embargo', recibeoficio: addDays(HOY, -30) })
    await db.execute(sql`insert into actuacion (id, tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, dato) values
      (950001, 'I', ${CLAVE.imponible}, 'AB', 'A01', ${desde}, 18, 3, '{}'),
      (950002, 'I', ${CLAVE.imponible}, 'AB', 'A01', ${desde}, 3, 3, ${medida}::jsonb),
      (950003, 'I', ${CLAVE.imponible}, 'AB', 'A01', ${desde}, 3, 3, ${pedida}::jsonb),
      (950004, 'I', ${CLAVE.imponible}, 'AB', 'A01', ${desde}, 3, 3, ${alBanco}::jsonb)`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into situacion_historica (tipo, imponible, recurso, fecha, situacion, legal)
        values ('I', ${CLAVE.imponible}, 'AB', ${addMonths(desde, -6)}, 'GL', 'A01')`)
      await refreshCasos(tx, [CLAVE])
    })
  })

  it('a case of both is counted once, on the judicial one, among the rows its number opens', async () => {
    const token = await test.login(PERSONAS.a01)
    for (const [mesa, alarma] of MESAS.flatMap((una) =>
      (['caducidad', 'medida', 'resolucion', 'banco'] as const).map(
        (clase) => [una, clase] as const,
      ),
    )) {
      const url = `/api/mesas?mesa=${mesa}&solapa=todos&historico=true&alarma=${alarma}&porPagina=200`
      const response = await test.call('GET', url, token)
      const suya = expect.objectContaining(CLAVE)
      if (mesa === 'judicial') expect(response.json(), alarma).toContainEqual(suya)
      else expect(response.json(), alarma).not.toContainEqual(suya)
      expect((await hoyDe(PERSONAS.a01)).alarmas[mesa][alarma]).toBe(response.json().length)
    }
  })

  it('an agreement about to lapse warns the lawyer who has its case, even if another signed it', async () => {
    const { db } = test.open
    const conveniosDe = async (dni: string) => {
      const { alarmas, conveniosEnRiesgo } = await hoyDe(dni)
      return { casos: MESAS.map((mesa) => alarmas[mesa].convenio ?? 0), conveniosEnRiesgo }
    }
    const [plan] = await findPlanesEnRiesgo(db, { abogado: 'A01' }, HOY)
    if (plan === undefined) throw new Error('A01 has no agreement at risk')
    const suyo = sql`(tipo, imponible, recurso) = (${plan.tipo}, ${plan.imponible}, ${plan.recurso})`
    await db.execute(
      sql`update caso set abogado = 'A01', todos_judicial = true, todos_extrajudicial = true where ${suyo}`,
    )
    const antes = [await conveniosDe(PERSONAS.a01), await conveniosDe(PERSONAS.a02)] as const
    await db.execute(sql`update caso set abogado = 'A02' where ${suyo}`)
    const despues = [await conveniosDe(PERSONAS.a01), await conveniosDe(PERSONAS.a02)] as const
    const con = (
      { casos: [judicial = 0, extrajudicial = 0] }: (typeof antes)[number],
      mas: number,
    ) => [judicial + mas, extrajudicial]
    expect(despues[0]).toEqual({ ...antes[0], casos: con(antes[0], -1) })
    expect(despues[1]).toEqual({ ...antes[1], casos: con(antes[1], 1) })
  })

  it('where collections are unknown, the count of agreements is unknown too, and never zero', async () => {
    const deCada = await countAlarmas(test.open.db, { hoy: HOY, fechaInicial: null, abogado: '' })
    expect(deCada.length).toBeGreaterThan(0)
    for (const { alarmas } of deCada)
      expect(MESAS.map((mesa) => alarmas[mesa].convenio)).toEqual([null, null])
  })

  it.each(['20000005', '20000006'])(
    'are hidden from a guest and from a person without a code (%s)',
    async (dni) => {
      const response = await test.call('GET', '/api/hoy', await test.login(dni))
      expect(response.statusCode).toBe(403)
    },
  )
})

describe('the pending work of each person', () => {
  it.each(Object.entries(PERSONAS))('%s: each number opens as many rows', async (_, dni) => {
    const token = await test.login(dni)
    const response = await test.call('GET', '/api/hoy', token)
    expect(response.statusCode, response.body).toBe(200)
    const hoy = response.json<Hoy>()
    expect(hoy.judicial.vencidos + hoy.extrajudicial.vencidos).toBeGreaterThan(0)
    await expectAbren(token, hoy, '')
    for (const uno of hoy.abogados.filter(({ abogado }) => abogado !== ''))
      await expectAbren(token, uno, uno.abogado)
    if (hoy.abogados.length > 0)
      for (const mesa of MESAS) {
        for (const vence of URGENCIAS)
          expect(hoy.abogados.reduce((suma, uno) => suma + uno[mesa][vence], 0)).toBe(
            hoy[mesa][vence],
          )
        for (const clase of ALARMAS) {
          const suma = hoy.abogados.reduce((n, uno) => n + (uno.alarmas[mesa][clase] ?? 0), 0)
          expect(suma).toBe(hoy.alarmas[mesa][clase])
          if (mesa === 'judicial') expect(suma, clase).toBeGreaterThan(0)
        }
      }
  })

  it('a lawyer sees nothing of others; the agreements of their notices are listed', async () => {
    const a01 = await test.login(PERSONAS.a01)
    expect((await test.call('GET', '/api/hoy', a01)).json<Hoy>().abogados).toEqual([])
    const jefe = await test.login(PERSONAS.jefe)
    const enRiesgo = await test.call('POST', '/api/convenios/buscar', jefe, { enRiesgo: '1' })
    const ids = new Set(enRiesgo.json<{ id: number }[]>().map(({ id }) => id))
    const todos = await test.call('POST', '/api/convenios/buscar', jefe, { confirmado: '1' })
    const confirmados = todos.json<{ id: number }[]>()
    const conAviso: number[] = []
    for (const { id } of confirmados) {
      const detalle = await test.call('GET', `/api/convenios/${id}`, jefe)
      if (detalle.json().aviso_caducidad !== null) conAviso.push(id)
    }
    const { rows } = await test.open.pool.query(
      `select p.convenio_id as id from convenio_plan p join tipo_retiro r on r.id = p.estado_retiro
       group by 1 having bool_and(r.suelta)`,
    )
    const retirados = new Set(rows.map(({ id }) => id))
    expect(conAviso.filter((id) => !ids.has(id) && !retirados.has(id))).toEqual([])
    expect(ids.size).toBeGreaterThan(0)
  })
})

// The server must read the clock only once for each request. Between two readings, midnight could separate the counts
// from the day printed beside them.
it.each([
  '/api/hoy',
  '/api/hoy/mi-dia',
  '/api/agenda?desde=2026-11-01&hasta=2026-11-30',
  '/api/mesas/cuentas?mesa=judicial',
  '/api/estadisticas',
])('%s reads what day it is once, as a page of a desk does', async (url) => {
  const token = await test.login(PERSONAS.a01)
  const ahora = vi.spyOn(test.services, 'ahora')
  const leen = async (pedido: string) => {
    ahora.mockClear()
    const response = await test.call('GET', pedido, token)
    expect(response.statusCode, response.body).toBe(200)
    return ahora.mock.calls.length
  }
  const pagina = await leen('/api/mesas?mesa=judicial&solapa=todos&porPagina=1')
  const cuantas = await leen(url)
  ahora.mockRestore()
  expect(pagina).toBeGreaterThan(0)
  expect(cuantas).toBe(pagina)
})
