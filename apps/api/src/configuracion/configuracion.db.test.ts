import type { Trabajo } from '@apremia/api-client'
import { fecha } from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { actuacion } from '../actuaciones/actuacion-table.ts'
import { caso } from '../casos/caso-table.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'

let test: TestApp
let admin: string
let jefe: string
let abogada: string
let invitado: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  abogada = await test.login('20000003')
  invitado = await test.login('20000005')
})
afterAll(() => test.close())

const poner = (key: string, value: string, token = admin) =>
  test.call('PUT', '/api/configuracion', token, { key, value })
const leer = async (key: string, token = admin) =>
  (await test.call('POST', '/api/configuracion', token, { key })).json<{ value: string | null }>()
    .value
const end = (trabajo: Trabajo) =>
  test.services.trabajos.wait(trabajo.id, AbortSignal.timeout(30_000))
const verificar = async (path = 'verificar', token = admin) =>
  end((await test.call('POST', `/api/casos/${path}`, token)).json<Trabajo>())
const solapas = async () => {
  const { rows } = await test.open.db.execute<{ solapa: string | null; n: number }>(sql`
    select solapa_judicial as solapa, count(*)::int as n from caso group by 1 order by 1`)
  return Object.fromEntries(rows.map(({ solapa, n }) => [solapa ?? 'ninguna', n]))
}
const explicar = (query: object, token = admin) =>
  test.call('GET', `/api/casos/explicacion?${new URLSearchParams(Object.entries(query))}`, token)

describe('FECHA_INICIAL and SIN_EVALUAR', () => {
  it('are read by every signed-in person', async () => {
    expect(await leer('FECHA_INICIAL')).toBe('2025-11-20')
    expect(await leer('SIN_EVALUAR', invitado)).toBe('2024-11-20')
    const otra = await test.call('POST', '/api/configuracion', admin, { key: 'OTRA' })
    expect(otra.statusCode).toBe(400)
  })

  it('change the tabs of all the cases in a job, with their history', async () => {
    const antes = await solapas()
    const answer = (await poner('FECHA_INICIAL', '2024-11-20', jefe)).json()
    expect(answer).toMatchObject({ key: 'FECHA_INICIAL', value: '2024-11-20' })
    expect(await end(answer.trabajo)).toMatchObject({ estado: 'terminado', erroresTotal: 0 })
    const despues = await solapas()
    expect(despues.sinEvaluar ?? 0).toBe(0)
    expect(despues.activos).toBe((antes.activos ?? 0) + (antes.sinEvaluar ?? 0))
    expect(await verificar()).toMatchObject({ resumen: { diferencias: 0 } })
    const { rows } = await test.open.pool.query(
      "select descripcion, antes, despues from historial where operacion = 'save-configuracion'",
    )
    expect(rows).toEqual([
      {
        descripcion: 'Fecha inicial: 20/11/2025 → 20/11/2024.',
        antes: '{"FECHA_INICIAL":"2025-11-20"}',
        despues: '{"FECHA_INICIAL":"2024-11-20","motivo":""}',
      },
    ])
    await end((await poner('FECHA_INICIAL', '2025-11-20')).json().trabajo)
    expect(await solapas()).toEqual(antes)
  })

  it('setting the same date again writes no history, and finishes a cancelled job', async () => {
    await test.open.db.execute(sql`update caso set solapa_judicial = null`)
    await end((await poner('FECHA_INICIAL', '2025-11-20')).json().trabajo)
    expect(await verificar()).toMatchObject({ resumen: { diferencias: 0 } })
  })

  it.each([
    ['SIN_EVALUAR', '2025-11-21', 'no puede ser posterior'],
    ['FECHA_INICIAL', '2024-11-19', 'no puede ser posterior'],
    ['FECHA_INICIAL', '2025-02-29', 'no es válida'],
    ['FECHA_INICIAL', '20/11/2025', 'no es válida'],
  ])('%s %s is refused, and nothing changes', async (key, value, message) => {
    const antes = await leer(key)
    const answer = await poner(key, value)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([
      { field: 'value', message: expect.stringContaining(message) },
    ])
    expect(await leer(key)).toBe(antes)
  })

  it('are of admins and the head lawyer', async () => {
    for (const token of [abogada, invitado])
      expect((await poner('FECHA_INICIAL', '2025-01-01', token)).statusCode).toBe(403)
  })
})

describe('the time of a stage', () => {
  it('counts again the deadlines of the cases it reaches', async () => {
    const [uno] = await test.open.db.select().from(caso).where(eq(caso.plazoOrigen, 'etapa'))
    const tipo = uno?.tpId ?? 0
    const body = { tipo, tiempo: '400', tipo_tiempo: 'day' }
    await test.call('PUT', '/api/tipo-etapas', admin, body)
    const inicio = { tipo: 19, tiempo: '2', tipo_tiempo: 'year' }
    await test.call('PUT', '/api/tipo-etapas', admin, inicio)
    const trabajos = (await test.call('GET', '/api/trabajos', admin)).json<Trabajo[]>()
    for (const trabajo of trabajos) await end(trabajo)
    expect(await verificar()).toMatchObject({ resumen: { diferencias: 0 } })
  })
})

describe('a count of the cases that was cancelled', () => {
  const reanudar = (id: string, token = admin) =>
    test.call('POST', `/api/casos/recalculos/${id}/reanudar`, token)
  const cortado = async (): Promise<Trabajo> => {
    const suyos = async () => (await test.call('GET', '/api/trabajos', admin)).json<Trabajo[]>()
    const antes = (await suyos()).map(({ id }) => id)
    const body = { tipo: 11, tiempo: String(antes.length + 50), tipo_tiempo: 'day' }
    expect((await test.call('PUT', '/api/tipo-etapas', admin, body)).statusCode).toBe(200)
    const trabajo = (await suyos()).find(({ id }) => !antes.includes(id))
    if (trabajo === undefined) throw new Error('Sin trabajo')
    await end(trabajo)
    await test.open.db.execute(
      sql`update trabajo set estado = 'cancelado' where id = ${trabajo.id}`,
    )
    await test.open.db.execute(sql`update caso set vence = '2001-02-03' where tp_id = 11`)
    return trabajo
  }

  it('is resumed by one job for several requests, and leaves no wrong case', async () => {
    const { id, titulo } = await cortado()
    expect((await verificar()).resumen?.diferencias).toBeGreaterThan(0)
    const answers = await Promise.all([reanudar(id), reanudar(id)])
    const [uno, otro] = answers.map((answer) => answer.json<Trabajo>())
    expect(uno).toMatchObject({ tipo: 'recalcular-casos', titulo })
    expect(uno?.id).not.toBe(id)
    expect(otro?.id).toBe(uno?.id)
    if (uno === undefined) throw new Error('Sin trabajo')
    expect(await end(uno)).toMatchObject({ estado: 'terminado' })
    expect((await reanudar(id)).json()).toMatchObject({ id: uno.id, estado: 'terminado' })
    expect((await reanudar(uno.id)).json()).toMatchObject({ id: uno.id, estado: 'terminado' })
    expect(await verificar()).toMatchObject({ resumen: { diferencias: 0 } })
    const { rows } = await test.open.pool.query(
      "select descripcion from historial where operacion = 'resume-recalculo'",
    )
    expect(rows).toEqual([{ descripcion: `Se sigue: ${titulo}.` }])
  })

  it('can be resumed only by the person who asked for it; another kind of job cannot', async () => {
    const { id } = await cortado()
    expect((await reanudar(id, jefe)).statusCode).toBe(404)
    expect((await reanudar(id, abogada)).statusCode).toBe(403)
    const otro = (await test.call('POST', '/api/casos/reparar', admin)).json<Trabajo>()
    await end(otro)
    expect((await reanudar(otro.id)).statusCode).toBe(404)
    await end((await reanudar(id)).json<Trabajo>())
  })
})

describe('the verification', () => {
  it('lists the differences and why, and repairs them when asked', async () => {
    const { db } = test.open
    const [uno, otro, tercero] = await db.select().from(caso).orderBy(caso.imponible)
    if (!uno || !otro || !tercero) throw new Error('Sin casos')
    const igual = (fila: typeof uno) =>
      sql`(tipo, imponible, recurso) = (${fila.tipo}, ${fila.imponible}, ${fila.recurso})`
    await db
      .update(caso)
      .set({ vence: fecha('2001-02-03') })
      .where(igual(uno))
    await db.delete(caso).where(igual(otro))
    await db.insert(caso).values({ tipo: 'C', imponible: 2_000_000_000, recurso: 'SE' })
    const vio = await verificar()
    expect(vio).toMatchObject({ estado: 'terminado', erroresTotal: 3 })
    expect(vio.errores.map(({ mensaje }) => mensaje)).toContainEqual(
      expect.stringMatching(/vence dice 2001-02-03 y las reglas dicen/),
    )
    expect(await verificar('reparar')).toMatchObject({ resumen: { diferencias: 3, reparados: 3 } })
    expect(await verificar()).toMatchObject({ erroresTotal: 0, resumen: { diferencias: 0 } })
    const filas = await db.select().from(caso).where(igual(uno))
    expect(filas).toEqual([uno])
  })

  it('is of admins and the head lawyer', async () => {
    for (const path of ['verificar', 'reparar'])
      expect((await test.call('POST', `/api/casos/${path}`, abogada)).statusCode).toBe(403)
  })
})

describe('the explanation of a case', () => {
  const tell = (answer: {
    json: () => { explicaciones: { que: string; valor: string; frase: string }[] }
  }) => Object.fromEntries(answer.json().explicaciones.map(({ que, ...resto }) => [que, resto]))

  it('gives each answer with its sentence, today and on a past day', async () => {
    const { db } = test.open
    const clave = { tipo: 'I', imponible: 1_999_999_999, recurso: 'AB' } as const
    await db.insert(actuacion).values({
      ...clave,
      ...{ abogado: 'A01', fecha: fecha('2026-08-31'), tpId: 18, gpId: 3 },
    })
    await db.insert(actuacion).values({
      ...{
        ...clave,
        abogado: 'A01',
        fecha: fecha('2026-10-01'),
        tpId: 10,
        gpId: 2,
        vigente: false,
      },
      baja: new Date('2026-11-01T12:00:00Z'),
    })
    await db.transaction((tx) => refreshCasos(tx, [clave]))
    const query = { imponible: '1999999999', recurso: 'AB' }
    const hoy = await explicar(query)
    expect(hoy.json()).toMatchObject({ ...clave, al: '2026-11-20', abogado: 'A01', sabido: null })
    expect(tell(hoy)).toMatchObject({
      situacion: { valor: '', frase: 'Sin situaciones ni título ejecutivo.' },
      tipo: { valor: 'Judicial' },
      judicial: { valor: 'ACTIVOS' },
      limite: { valor: '29/11/2026' },
      antiguedad: { valor: 'Activo, vence en 9 días' },
    })
    expect(tell(await explicar({ ...query, al: '2026-10-15' }))).toMatchObject({
      tipo: { valor: 'Extrajudicial' },
      limite: { valor: '30/12/2026' },
    })
    expect(tell(await explicar({ ...query, al: '2026-08-30' }))).toMatchObject({
      plazo: { valor: '', frase: 'Sin vencimiento: no tiene movimientos.' },
    })
    expect((await explicar({ ...query, al: '2026-11-21' })).json().error.fields).toEqual([
      { field: 'al', message: 'El día no puede ser posterior a hoy.' },
    ])
  })

  it('is shown to the lawyer of the case; another lawyer gets the answer of a missing case', async () => {
    const propio = { imponible: '1999999999', recurso: 'AB' }
    const { db } = test.open
    const [ajeno] = await db.select().from(caso).where(eq(caso.abogado, 'A02'))
    const otro = { imponible: String(ajeno?.imponible), recurso: ajeno?.recurso ?? '' }
    expect((await explicar(propio, abogada)).statusCode).toBe(200)
    const nadie = await explicar({ imponible: '1888888888', recurso: 'AB' }, abogada)
    const suyo = await explicar(otro, abogada)
    const sinId = (texto: string) => texto.replace(/"id":"[^"]*"/, '')
    expect([suyo.statusCode, sinId(suyo.body)]).toEqual([404, sinId(nadie.body)])
    expect((await explicar(otro, invitado)).statusCode).toBe(200)
  })
})
