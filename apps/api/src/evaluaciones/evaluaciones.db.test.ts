import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let jefe: string
let abogada: string
let titular: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  abogada = await test.login('20000003')
  titular = await test.login('20000008')
})
afterAll(() => test.close())

const LAPSO = { desde: '2026-08-01', hasta: '2026-11-20' }
const ok = (response: Awaited<ReturnType<TestApp['call']>>) => {
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const post = async (path: string, body: object, token = titular) =>
  ok(await test.call('POST', `/api/evaluaciones${path}`, token, body))
const get = async (path: string, token = titular) =>
  ok(await test.call('GET', `/api/evaluaciones${path}`, token))
const refused = async (method: 'GET' | 'POST', path: string, token: string, body?: object) => {
  const answer = await test.call(method, `/api/evaluaciones${path}`, token, body)
  return [answer.statusCode, answer.json().error.code]
}
const cifrasDe = ({ anterior: _, ...cifras }: { readonly anterior?: unknown }) => cifras
const poner = (categoria: string, maximo: number, token = admin, mas = {}) =>
  test.call('PUT', '/api/evaluaciones-config', token, { categoria, maximo, ...mas })

const correr = async (body: object, token = admin) => {
  const trabajo = await post('/correr', body, token)
  const fin = await test.services.trabajos.wait(trabajo.id, AbortSignal.timeout(60_000))
  expect(fin.estado, JSON.stringify(fin.error)).toBe('terminado')
  return fin
}

describe('the maxima', () => {
  it('come with the demo municipality: its first evaluation finds them', async () => {
    const filas = ok(await test.call('GET', '/api/evaluaciones-config', abogada))
    expect(filas.map(({ maximo }: { maximo: number }) => typeof maximo)).toEqual([
      ...['number', 'number', 'number'],
    ])
    const { evaluaciones } = await post('/simular', LAPSO, admin)
    const resultados = evaluaciones.map(({ resultado }: { resultado: string }) => resultado)
    expect(new Set(resultados)).toEqual(new Set(['Aprobado', 'Desaprobado']))
  })

  it('have no value at first, and nobody is evaluated without all of them', async () => {
    await test.open.pool.query(`delete from parametro where clave like 'evaluacion.%'`)
    const filas = ok(await test.call('GET', '/api/evaluaciones-config', abogada))
    expect(filas.map(({ maximo }: { maximo: number }) => maximo)).toEqual([null, null, null])
    expect(await refused('POST', '/correr', admin, LAPSO)).toEqual([409, 'sin-maximos'])
    const answer = await test.call('POST', '/api/evaluaciones/simular', admin, LAPSO)
    expect(answer.json().error.fields).toHaveLength(3)
  })

  it('are dated values: the first is set at once, and correcting a value that was seen needs a reason', async () => {
    ok(await poner('sin_radicar', 20))
    ok(await poner('sin_archivar', 100))
    expect(ok(await poner('faltantes', 12.5))).toMatchObject({ anterior: null, cambia: true })
    const sinMotivo = await poner('faltantes', 30, jefe, { visto: '12.5' })
    expect(sinMotivo.json().error.fields[0].field).toBe('motivo')
    expect(ok(await poner('faltantes', 30, jefe, { motivo: 'Acordado' }))).toMatchObject({
      ...{ anterior: 12.5, maximo: 30 },
    })
    const vieja = await poner('faltantes', 40, jefe, { motivo: 'Acordado', visto: '12.5' })
    expect([vieja.statusCode, vieja.json().error.code]).toEqual([409, 'version-vieja'])
    for (const malo of [-1, 101, 3.333])
      expect((await poner('faltantes', malo)).statusCode).toBe(400)
  })
})

describe('a run', () => {
  it('over all the lawyers gives what the simulation gave, and keeps the evaluations with their cases', async () => {
    const simulada = await post('/simular', LAPSO, admin)
    expect(simulada.avisos).toEqual([])
    const { rows } = await test.open.pool.query('select count(*)::int as n from evaluacion')
    expect(rows[0].n).toBe(0)
    const fin = await correr(LAPSO)
    expect(fin.resumen).toMatchObject({ evaluados: simulada.evaluaciones.length })
    const hechas = await get(`/corridas/${fin.id}`, admin)
    expect(
      hechas.map(({ id: _, fecha: __, ...cifras }: Record<string, unknown>) => cifras),
    ).toEqual(simulada.evaluaciones.map(cifrasDe))
    expect(hechas[0].fecha).toBe('2026-11-20')
    expect(
      hechas.reduce(
        (n: number, { cantidadJuicios }: never) => n + (cantidadJuicios as { total: number }).total,
        0,
      ),
    ).toBeGreaterThan(20)
  })

  it('each count opens exactly its cases, each with its reason', async () => {
    const [una] = await post('/byAbogado', { abogado: 'a01' })
    const cuentas = { ...una.cantidadJuicios, ...una.cantidadTotal }
    for (const [cuenta, n] of Object.entries(cuentas)) {
      const casos = await get(`/${una.id}/casos?cuenta=${cuenta}`)
      expect([cuenta, casos.length]).toEqual([cuenta, n])
      for (const caso of casos) {
        expect(caso.cuentas).toContain(cuenta)
        expect(caso.porque).toMatch(/^[A-Z].*\.$/)
      }
    }
    const page = await test.call('GET', `/api/evaluaciones/${una.id}/casos?porPagina=2`, titular)
    expect(page.json()).toHaveLength(2)
    expect(await get(`/${una.id}`)).toMatchObject({
      ...{ abogado: 'A01', usuario: expect.stringContaining(','), version: 2 },
      frase: expect.stringMatching(/^(Aprobado|Desaprobado)\. Sin radicar: /),
    })
  })

  it('a simulation shows the last evaluation beside each figure, and the lawyers who would repeat', async () => {
    const { evaluaciones, avisos } = await post('/simular', { ...LAPSO, abogados: ['A01'] }, admin)
    const { evaluacion: ultima } = await post('/last', { abogado: 'A01' })
    const { id, fecha, desde, hasta, resultado, partes } = ultima
    expect(evaluaciones).toHaveLength(1)
    expect(evaluaciones[0].anterior).toEqual({ id, fecha, desde, hasta, resultado, partes })
    expect(avisos).toEqual(['A01 ya fue evaluado del 01/08/2026 al 20/11/2026.'])
    expect((await post('/last', { abogado: 'A01' })).evaluacion).toEqual(ultima)
  })

  it('repeating the same days is allowed with a warning (D146), and the newest one is the last', async () => {
    const fin = await correr({ ...LAPSO, abogados: ['A01'] })
    expect(fin.avisos).toEqual(['A01 ya fue evaluado del 01/08/2026 al 20/11/2026.'])
    const [ultima, anterior] = await post('/byAbogado', { abogado: 'A01' })
    expect(ultima.id).toBeGreaterThan(anterior.id)
    expect((await post('/last', { abogado: 'A01' })).evaluacion).toEqual(ultima)
    expect((await post('/last', { abogado: 'A99' })).evaluacion).toBeNull()
  })

  it('taken up again by another process goes on with the lawyers it lacks', async () => {
    const fin = await correr(LAPSO)
    const total = (await get(`/corridas/${fin.id}`, admin)).length
    await test.open.pool.query(
      `update trabajo set estado = 'pendiente', terminado = null where id = $1`,
      [fin.id],
    )
    test.services.trabajos.wake()
    await test.services.trabajos.wait(fin.id, AbortSignal.timeout(60_000))
    expect(await get(`/corridas/${fin.id}`, admin)).toHaveLength(total)
  })

  it('a cancelled run resumes with its own dates and values, and evaluates nobody twice', async () => {
    const { pool } = test.open
    const { id } = await correr({ ...LAPSO, abogados: ['A01', 'A02', 'A03'] })
    await pool.query(
      `update trabajo set estado = 'cancelado', cancelar = true,
      entrada = jsonb_set(entrada, '{abogados}', '["A01", "A02", "A03", "A04"]') where id = $1`,
      [id],
    )
    const [esperada] = (await post('/simular', { ...LAPSO, abogados: ['A04'] }, admin)).evaluaciones
    ok(await poner('sin_archivar', 99, admin, { motivo: 'Otro día' }))
    const { rows: tiempos } = await pool.query('select tp_id, tiempo, tipo_tiempo from tipo_etapa')
    await pool.query(`update tipo_etapa set tiempo = 1, tipo_tiempo = 'day'`)
    const seguir = (token = admin) =>
      test.call('POST', `/api/evaluaciones/corridas/${id}/reanudar`, token)
    for (const [token, status] of [
      [jefe, 404],
      [abogada, 403],
    ] as const)
      expect((await seguir(token)).statusCode).toBe(status)
    const [una, otra] = (await Promise.all([seguir(), seguir()])).map(ok)
    expect(otra.id).toBe(una.id)
    expect(una.id).not.toBe(id)
    const fin = await test.services.trabajos.wait(una.id, AbortSignal.timeout(60_000))
    expect([fin.estado, fin.resumen?.evaluados, fin.avisos.length]).toEqual(['terminado', 4, 3])
    for (const trabajo of [id, una.id]) {
      const hechas = await get(`/corridas/${trabajo}`, admin)
      expect(hechas.map(({ abogado }: { abogado: string }) => abogado)).toEqual([
        ...['A01', 'A02', 'A03', 'A04'],
      ])
      expect(
        new Set(hechas.map((h: { maximoSinArchivar: number }) => h.maximoSinArchivar)),
      ).toEqual(new Set([100]))
      expect(hechas[3]).toMatchObject(cifrasDe(esperada))
    }
    expect(ok(await seguir()).id).toBe(una.id)
    ok(await poner('sin_archivar', 100, admin, { motivo: 'Como estaba' }))
    for (const { tp_id, tiempo, tipo_tiempo } of tiempos)
      await pool.query('update tipo_etapa set tiempo = $1, tipo_tiempo = $2 where tp_id = $3', [
        ...[tiempo, tipo_tiempo, tp_id],
      ])
  })

  it.each([
    [{}, ['desde', 'hasta']],
    [{ desde: '2026-11-20', hasta: '2026-11-19' }, ['hasta']],
    [{ desde: '2026-11-20', hasta: '2026-11-21' }, ['hasta']],
    [{ ...LAPSO, abogados: ['A99'] }, ['abogados']],
  ])('%j is refused by its fields, the same by its simulation', async (body, fields) => {
    for (const path of ['/correr', '/simular']) {
      const answer = await test.call('POST', `/api/evaluaciones${path}`, admin, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toEqual(
        fields,
      )
    }
  })
})

describe('POST /evaluaciones as the specification has it (D82)', () => {
  it('lists, or evaluates when the request brings a result, which is ignored', async () => {
    const [hecha] = await post('', { ...LAPSO, abogado: 'A02', resultado: 'lo que sea' }, admin)
    expect(hecha).toMatchObject({ abogado: 'A02', ...LAPSO })
    expect(hecha.resultado).toMatch(/^(Aprobado|Desaprobado)$/)
    const { cantidadJuicios, cantidadTotal, actuaciones, maximoFaltantes } = hecha
    const suyos = { cantidadJuicios, cantidadTotal, actuaciones, maximoFaltantes }
    const body = { ...LAPSO, ...suyos, abogado: 'A02', resultado: 'Aprobado' }
    expect(await post('', body, jefe)).toMatchObject([{ ...suyos, abogado: 'A02' }])
    const { rows } = await test.open.pool.query('select count(*)::int as n from evaluacion')
    const answer = await test.call('POST', '/api/evaluaciones', admin, {
      ...body,
      actuaciones: actuaciones + 1,
      cantidadTotal: { ...cantidadTotal, faltantes: cantidadTotal.faltantes + 1 },
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'evaluacion-distinta'])
    expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
      ...['actuaciones', 'faltantes'],
    ])
    const despues = await test.open.pool.query('select count(*)::int as n from evaluacion')
    expect(despues.rows).toEqual(rows)
    const filtradas = await post('', { abogado: 'A02', conResultado: hecha.resultado })
    expect(filtradas.every(({ abogado }: { abogado: string }) => abogado === 'A02')).toBe(true)
  })

  it('evaluating is of admins and the head lawyer alone (D15)', async () => {
    const body = { ...LAPSO, abogado: 'A01', resultado: 'Aprobado' }
    for (const token of [abogada, titular])
      expect(await refused('POST', '', token, body)).toEqual([403, 'sin-permiso'])
  })
})

describe('the visibility of evaluations (D14, D15, D179)', () => {
  it('a lawyer sees only their own; asking for another’s looks as if there were none', async () => {
    const propias = await post('', {}, abogada)
    expect(propias.length).toBeGreaterThan(0)
    expect(propias.every(({ abogado }: { abogado: string }) => abogado === 'A01')).toBe(true)
    const [ajena] = await post('/byAbogado', { abogado: 'A02' })
    for (const abogado of ['A02', 'A99'])
      for (const path of ['', '/byAbogado', '/last'])
        expect(await refused('POST', path, abogada, { abogado })).toEqual([403, 'sin-permiso'])
    for (const id of [ajena.id, 999_999])
      for (const resto of ['', '/casos', '/excel', '/pdf'])
        expect(await refused('GET', `/${id}${resto}`, abogada)).toEqual([404, 'no-encontrado'])
    expect(await refused('POST', `/${ajena.id}/recalcular`, abogada, {})).toEqual([
      ...[404, 'no-encontrado'],
    ])
  })

  it('a person who evaluates reads, exports and opens the evaluations they ran, without a permission of the scoring (D179)', async () => {
    const fin = await correr({ ...LAPSO, abogados: ['A03'] })
    const [una] = await get(`/corridas/${fin.id}`, admin)
    for (const token of [admin, jefe]) {
      for (const [path, body] of [
        ['', { abogado: 'A03' }],
        ['/byAbogado', { abogado: 'A03' }],
        ['/abogados', {}],
      ] as const)
        expect((await post(path, body, token)).length).toBeGreaterThan(0)
      expect((await post('/last', { abogado: 'A03' }, token)).evaluacion).toEqual(una)
      expect(await get(`/${una.id}`, token)).toMatchObject({ abogado: 'A03' })
      for (const resto of ['/casos', '/excel?formato=csv', '/pdf'])
        expect(
          (await test.call('GET', `/api/evaluaciones/${una.id}${resto}`, token)).statusCode,
        ).toBe(200)
      expect(await post(`/${una.id}/recalcular`, {}, token)).toMatchObject({ igual: true })
    }
    expect(await get(`/corridas/${fin.id}`, jefe)).toEqual([])
  })
})

describe('the scoring', () => {
  it('gives the last result and the share of the last twelve months (D83)', async () => {
    const filas = await post('/abogados?orden=codexterno', {})
    const una = filas.find(({ codexterno }: { codexterno: string }) => codexterno === 'A01')
    expect(una).toMatchObject({ ultimaEvaluacion: '2026-11-20', scoring: { total: 4 } })
    expect(una.frase).toMatch(/^Última evaluación: .* de 4 aprobadas \(\d+ %\)\.$/)
    expect(una.nrodni).toMatch(/\*|•|x/i)
  })

  it('uses the filters of an admin, and ignores those of a person who only holds the permission', async () => {
    const todas = await post('/abogados', {})
    expect(await post('/abogados', { apellido: 'muñoz' })).toHaveLength(todas.length)
    expect(await post('/abogados', { apellido: 'muñoz' }, admin)).toHaveLength(1)
    expect(await post('/abogados', { codexterno: 'a02', scoring: 'ninguna' }, admin)).toEqual([])
    const { headers } = await test.call('POST', '/api/evaluaciones/abogados?pagina=9', admin, {})
    expect(Number(headers['x-total-count'])).toBe(todas.length)
  })
})

describe('the evaluation that lawyers may ask of themselves at any moment', () => {
  it('says the same as a run of that day, and which cases fail and why', async () => {
    const propia = await get('/propia?desde=2026-08-01', abogada)
    const { evaluaciones } = await post('/simular', { ...LAPSO, abogados: ['A01'] }, admin)
    const { frase, ...cifras } = propia
    expect(evaluaciones).toMatchObject([cifras])
    expect(frase).toContain(cifras.resultado)
    for (const { categoria, fallan, aprueba, aCorregir } of cifras.partes) {
      expect(aCorregir > 0).toBe(!aprueba)
      const casos = await get(`/propia/casos?desde=2026-08-01&cuenta=${categoria}`, abogada)
      expect(casos).toHaveLength(fallan)
    }
    const { n } = (await test.open.pool.query('select count(*)::int as n from evaluacion')).rows[0]
    expect(n).toBeGreaterThan(0)
  })
})

describe('exports', () => {
  it('are the list and the cases, in their order', async () => {
    const lista = await test.call('GET', '/api/evaluaciones/excel?formato=csv', titular)
    const total = (await post('', {})).length
    expect(lista.body.trim().split('\r\n')).toHaveLength(total + 1)
    expect(lista.headers['content-disposition']).toContain('evaluaciones_20261120_120000.csv')
    const [una] = await post('', {})
    const casos = await test.call('GET', `/api/evaluaciones/${una.id}/excel?formato=csv`, titular)
    const filas = await get(`/${una.id}/casos`)
    expect(casos.body.trim().split('\r\n')).toHaveLength(filas.length + 1)
  })

  it('the workbook of one says first what its result rests on, then its cases', async () => {
    const [una] = await post('', { abogado: 'A01' })
    const { huella } = await get(`/${una.id}`)
    const excel = await test.call('GET', `/api/evaluaciones/${una.id}/excel`, titular)
    const { SheetNames, Sheets } = XLSX.read(excel.rawPayload, { type: 'buffer' })
    expect(SheetNames).toEqual(['Evaluación', 'Casos'])
    const rowsOf = (hoja: string) =>
      XLSX.utils.sheet_to_json<Record<string, string>>(Sheets[hoja] ?? {})
    const datos = Object.fromEntries(rowsOf('Evaluación').map(({ DATO, VALOR }) => [DATO, VALOR]))
    expect(datos).toMatchObject({
      ...{ 'Evaluación N.º': String(una.id), Abogado: 'Muñoz Peña, Carolina (A01)' },
      ...{ Desde: '01/08/2026', Hasta: '20/11/2026', Resultado: una.resultado, Huella: huella },
      'Juicios activos': String(una.cantidadJuicios.total),
      'Fecha inicial': '20/11/2025',
    })
    expect(rowsOf('Casos')).toHaveLength((await get(`/${una.id}/casos?porPagina=200`)).length)
  })

  it('the sheet is a PDF of always the same bytes, whatever names are now', async () => {
    const [una] = await post('', { abogado: 'A01' })
    const sheet = async (token: string) =>
      test.call('GET', `/api/evaluaciones/${una.id}/pdf`, token)
    const primera = await sheet(titular)
    expect([primera.statusCode, primera.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(primera.headers['content-disposition']).toContain(`evaluacion_${una.id}.pdf`)
    await test.open.pool.query(`update abogado set apellido = 'Otra', matricula = 'Otra'`)
    await test.open.pool.query(`update usuario set apellido = 'Otro'`)
    expect((await sheet(abogada)).rawPayload.equals(primera.rawPayload)).toBe(true)
  })
})
