import type { Contract, ReplyOf } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { MEDIODIA } from '../../test/test-db.ts'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

const get = (path: string, query: object, token = admin) =>
  test.call('GET', `/api/${path}?${new URLSearchParams(Object.entries(query))}`, token)
const efecto = (query: object) => get('configuracion/efecto', query)

describe('getEfecto', () => {
  it('counts by lawyer and by tab what a date would change, and the list has those cases', async () => {
    const query = { clave: 'FECHA_INICIAL', valor: '2024-11-20' }
    const dicho = (await efecto(query)).json<ReplyOf<Contract['getEfecto']>>()
    expect(dicho.solapa).toBeGreaterThan(0)
    expect(dicho.solapas).toContainEqual(
      expect.objectContaining({ mesa: 'judicial', de: 'sinEvaluar', a: 'activos' }),
    )
    const lista = await get('configuracion/efecto/casos', { ...query, cambio: 'solapa' })
    expect(Number(lista.headers['x-total-count'])).toBe(dicho.solapa)
    expect(lista.json()[0]).toMatchObject({
      judicial: expect.anything(),
      abogado: expect.any(String),
    })
    const csv = await get('configuracion/efecto/casos/excel', { ...query, formato: 'csv' })
    expect(csv.statusCode).toBe(200)
    expect(csv.body.trim().split('\n')).toHaveLength(dicho.casos + 1)
    expect(csv.body).toContain('SIN EVALUAR;ACTIVOS')
  })

  it('the evaluations that would change can be taken away, none with only their heading', async () => {
    const query = { clave: 'FECHA_INICIAL', valor: '2025-01-01' }
    const csv = await get('configuracion/efecto/evaluaciones/excel', { ...query, formato: 'csv' })
    expect(csv.statusCode, csv.body).toBe(200)
    expect(csv.headers['content-disposition']).toContain('evaluaciones-que-cambian.csv')
    expect(csv.body.trim().split(/\r?\n/)).toEqual([
      expect.stringContaining('CODIGO EXTERNO;ABOGADO;EVALUACION;DESDE;HASTA;RESULTADO HOY'),
    ])
  })

  it('a time of a stage moves deadlines, and nothing when it is the one it has', async () => {
    const de = (tiempo: string) => ({ clave: 'etapa', tipo: '11', tiempo, tipo_tiempo: 'day' })
    const [antes] = (await test.call('GET', '/api/tipo-etapas', admin))
      .json<{ tp_id: number; tiempo: number }[]>()
      .filter(({ tp_id }) => tp_id === 11)
    expect((await efecto(de(String(antes?.tiempo)))).json()).toMatchObject({ casos: 0, vence: 0 })
    const corto = (await efecto(de('1'))).json()
    expect(corto.casos).toBeGreaterThan(0)
    expect(corto.casos).toBeLessThanOrEqual(corto.alcanzados)
    const { vencidos } = corto
    expect(vencidos.despues).toBeGreaterThan(vencidos.antes)
    expect(vencidos.despues - vencidos.antes).toBe(corto.vence - corto.deja)
  })

  it.each([
    [{ clave: 'SIN_EVALUAR', valor: '2030-01-01' }, 400, 'no puede ser posterior'],
    [{ clave: 'FECHA_INICIAL', valor: 'ayer' }, 400, 'no es válida'],
    [{ clave: 'FECHA_INICIAL' }, 400, 'no es válida'],
    [{ clave: 'etapa', tipo: '11', tiempo: '0', tipo_tiempo: 'day' }, 400, 'de 1 a 9999'],
    [{ clave: 'etapa', tipo: '11', tiempo: '1', tipo_tiempo: 'month' }, 422, 'La unidad es'],
    [{ clave: 'etapa', tipo: '999', tiempo: '1', tipo_tiempo: 'day' }, 404, 'No existe'],
    [{ clave: 'etapa', tiempo: '1', tipo_tiempo: 'day' }, 404, 'No existe'],
    [{ clave: 'otra' }, 400, 'FECHA_INICIAL'],
  ])('%j is refused as saving it would be', async (query, status, message) => {
    for (const path of ['', '/casos', '/casos/excel', '/evaluaciones', '/evaluaciones/excel']) {
      const answer = await get(`configuracion/efecto${path}`, query)
      expect(answer.statusCode, answer.body).toBe(status)
      expect(answer.body).toContain(message)
    }
  })
})

const rows = (answer: { json: () => ReplyOf<Contract['getVigencias']> }) =>
  answer.json().map(({ valor, desde, hasta, rige, cambios }) => ({
    ...{ valor, desde, hasta, rige },
    cambios: cambios.map(({ persona, anterior, valor: nuevo, motivo }) => [
      persona,
      anterior,
      nuevo,
      motivo,
    ]),
  }))

describe('getVigencias', () => {
  it('reads the dated times of a stage from the history', async () => {
    const query = { cosa: 'etapa', id: '12' }
    const [unica, ...otras] = rows(await get('configuracion/vigencias', query, jefe))
    expect(unica).toMatchObject({ desde: null, hasta: null, rige: true, cambios: [] })
    expect(otras).toEqual([])
    const body = { tipo: 12, tiempo: '3', tipo_tiempo: 'year', motivo: 'Ordenanza 9000' }
    await test.call('PUT', '/api/tipo-etapas', jefe, body)
    expect(rows(await get('configuracion/vigencias', query, jefe))).toEqual([
      { ...unica, hasta: '2026-11-19', rige: false },
      {
        ...{ valor: '3 años', desde: '2026-11-20', hasta: null, rige: true },
        cambios: [[expect.any(String), unica?.valor, '3 años', 'Ordenanza 9000']],
      },
    ])
  })

  it('lists the dated rows of a date, of the fees of a state and of a parameter, and who put each', async () => {
    await test.call('PUT', '/api/configuracion', jefe, {
      ...{ key: 'SIN_EVALUAR', value: '2024-12-01', motivo: 'cierre' },
    })
    const fechas = rows(await get('configuracion/vigencias', { cosa: 'fecha', id: 'SIN_EVALUAR' }))
    expect(fechas.at(-1)).toMatchObject({
      ...{ valor: '01/12/2024', rige: true },
      cambios: [[expect.any(String), '20/11/2024', '01/12/2024', 'cierre']],
    })
    const arancel = { id: 2, porcentual: '16', gastofijo: '5', jus: '45000', motivo: 'jus nuevo' }
    await test.call('POST', '/api/convenios-estado', jefe, arancel)
    const aranceles = rows(await get('configuracion/vigencias', { cosa: 'arancel', id: '2' }))
    expect(aranceles.at(-1)).toMatchObject({
      valor: 'honorarios 16,00 %, gasto fijo 5,00 %, bono ley $\u00a045.000,00',
      cambios: [[expect.any(String), expect.any(String), expect.any(String), 'jus nuevo']],
    })
    const parametro = { clave: 'honorarios.iva', valor: '22', motivo: 'Ley nueva' }
    await test.call('POST', '/api/parametros', admin, parametro)
    const iva = rows(await get('parametros/vigencias', { clave: 'honorarios.iva' }))
    expect(iva).toEqual([
      { valor: '21', desde: '1900-01-01', hasta: '2026-11-19', rige: false, cambios: [] },
      {
        ...{ valor: '22', desde: '2026-11-20', hasta: null, rige: true },
        cambios: [[expect.any(String), '21', '22', 'Ley nueva']],
      },
    ])
  })

  it('lists, for A00 too, what held, what holds and what will hold of a maximum, and who put each', async () => {
    const poner = (maximo: number, mas: object, token = jefe) =>
      test.call('PUT', '/api/evaluaciones-config', token, {
        ...{ categoria: 'faltantes', maximo },
        ...mas,
      })
    await test.open.pool.query(`delete from parametro where clave like 'evaluacion.%'`)
    await poner(30.5, {})
    await poner(20, { vigenteDesde: '2027-01-01' }, admin)
    await poner(31, { motivo: 'Estaba mal' })
    const query = { cosa: 'maximo', id: 'faltantes' }
    const quienes = (quien: string, ...cambio: string[]) => [
      expect.stringContaining(quien),
      ...cambio,
    ]
    expect(rows(await get('configuracion/vigencias', query, jefe))).toEqual([
      {
        ...{ valor: '31 %', desde: '2026-11-20', hasta: '2026-12-31', rige: true },
        cambios: [
          quienes('Ibáñez', 'sin valor', '30,5 %', ''),
          quienes('Ibáñez', '30,5 %', '31 %', 'Estaba mal'),
        ],
      },
      {
        ...{ valor: '20 %', desde: '2027-01-01', hasta: null, rige: false },
        cambios: [quienes('Ferreyra', '30,5 %', '20 %', '')],
      },
    ])
    // The saved maximum percentage is 20 % from 2027-01-01. The next request, for 2027-03-01, says that the person saw
    // 31 %. The server refuses the request, and the error names the 20 %.
    const tarde = await poner(25, { vigenteDesde: '2027-03-01', visto: '31' })
    expect([tarde.statusCode, tarde.json().error.code]).toEqual([409, 'version-vieja'])
    expect(tarde.json().error.message).toContain('previsto desde el 01/01/2027: 20 %')
    expect((await poner(25, { vigenteDesde: '2027-03-01', visto: '20' })).statusCode).toBe(200)
    expect((await poner(32, { visto: '31', motivo: 'Otra vez' })).statusCode).toBe(200)
  })

  it('a value for tomorrow holds from tomorrow, and one for yesterday asks why', async () => {
    const poner = (body: object) =>
      test.call('PUT', '/api/evaluaciones-config', jefe, { categoria: 'sin_archivar', ...body })
    const maximo = async () =>
      (await get('evaluaciones-config', {}, await test.login('20000001')))
        .json<{ categoria: string; maximo: number | null }[]>()
        .find(({ categoria }) => categoria === 'sin_archivar')?.maximo
    await poner({ maximo: 40 })
    expect((await poner({ maximo: 60, vigenteDesde: '2026-11-21' })).statusCode).toBe(200)
    expect(await maximo()).toBe(40)
    const sinMotivo = await poner({ maximo: 35, vigenteDesde: '2026-11-19' })
    expect(sinMotivo.statusCode).toBe(400)
    expect(sinMotivo.json().error.fields).toMatchObject([{ field: 'motivo' }])
    expect(
      (await poner({ maximo: 35, vigenteDesde: '2026-11-19', motivo: 'Decreto 9' })).statusCode,
    ).toBe(200)
    expect(await maximo()).toBe(40)
    expect((await get('evaluaciones-config', {})).json()).toContainEqual(
      expect.objectContaining({ siguiente: { maximo: 60, desde: '2026-11-21' } }),
    )
    test.setAhora(new Date('2026-11-21T02:59:59Z'))
    expect(await maximo()).toBe(40)
    test.setAhora(new Date('2026-11-21T03:00:00Z'))
    expect(await maximo()).toBe(60)
    test.setAhora(new Date('2026-11-20T15:00:00Z'))
  })

  it('answers 404 for something that does not exist', async () => {
    for (const [cosa, id] of [
      ['maximo', 'otra'],
      ['maximo', 'constructor'],
      ['fecha', 'OTRA'],
      ['etapa', '999'],
      ['arancel', 'x'],
    ])
      expect((await get('configuracion/vigencias', { cosa, id })).statusCode).toBe(404)
    expect((await get('parametros/vigencias', { clave: 'constructor' })).statusCode).toBe(404)
  })
})

describe('a person who changes a value sends the value they saw', () => {
  it('fees that start in the future are listed with their day', async () => {
    const poner = (body: object) =>
      test.call('POST', '/api/convenios-estado', jefe, {
        ...{ id: 3, gastofijo: '5', jus: '' },
        ...body,
      })
    const estados = (await get('convenios-estado', {})).json<{ id: number }[]>()
    const id = estados.at(-1)?.id
    expect((await poner({ id, porcentual: '18', vigente_desde: '2027-01-01' })).statusCode).toBe(
      200,
    )
    const tarde = await poner({
      id,
      porcentual: '19',
      vigente_desde: '2027-02-01',
      visto: 'lo de hoy',
    })
    expect(tarde.statusCode).toBe(409)
    expect(tarde.json().error.message).toContain('previsto desde el 01/01/2027: honorarios 18,00 %')
  })

  it.each([
    ['PUT', 'tipo-etapas', { tipo: 13, tiempo: '4', tipo_tiempo: 'day' }],
    ['PUT', 'configuracion', { key: 'FECHA_INICIAL', value: '2025-12-24' }],
    ['POST', 'convenios-estado', { id: 1, porcentual: '17', gastofijo: '6' }],
    ['POST', 'parametros', { clave: 'honorarios.aportes', valor: '9' }],
  ] as const)(
    '%s %s: a value changed meanwhile is reported, and nothing is saved',
    async (method, path, body) => {
      const save = (visto: string) => test.call(method, `/api/${path}`, admin, { ...body, visto })
      const refused = await save('otro')
      expect(refused.statusCode, refused.body).toBe(409)
      const { code, message, detalle } = refused.json().error
      expect(code).toBe('version-vieja')
      expect(message).toContain(detalle.texto)
      expect((await save('otro')).json().error.detalle).toEqual(detalle)
      expect((await save(detalle.actual)).statusCode).toBe(200)
      expect((await save(detalle.actual)).statusCode).toBe(409)
    },
  )
})

describe('a value changed without saying which one was seen', () => {
  const save = (token: string, porcentual: string, visto?: string) =>
    test.call('POST', '/api/convenios-estado', token, {
      ...{ id: 1, porcentual, gastofijo: '20', jus: '', motivo: 'Prueba' },
      ...(visto === undefined ? {} : { visto }),
    })
  const last = async (): Promise<string> => {
    const { rows } = await test.open.pool.query(
      "select descripcion from historial where entidad = 'convenio-estado' order by orden desc limit 1",
    )
    return rows[0].descripcion
  }

  it('the history records that it replaced a value saved just before by another person', async () => {
    expect((await save(admin, '10.5')).statusCode).toBe(200)
    expect(await last()).not.toContain('Reemplaza')
    const stale = (await save(jefe, '11', '0.00 0.00')).json().error.detalle
    expect((await save(jefe, '11', stale.actual)).statusCode).toBe(200)
    expect(await last()).not.toContain('Reemplaza')
    expect((await save(admin, '12')).statusCode).toBe(200)
    expect(await last()).toMatch(
      /Reemplaza, sin haberlo visto, lo que guardó .+, .+ a las 12:00\.$/,
    )
    // The audit history gets a note when a person replaces, without having seen it, a value that another person just
    // saved. The first save comes within ten minutes and gets the note. The second save comes after eleven minutes and
    // gets none.
    expect((await save(admin, '13')).statusCode).toBe(200)
    expect(await last()).toContain('Reemplaza')
    test.setAhora(new Date(MEDIODIA.getTime() + 11 * 60_000))
    expect((await save(admin, '14')).statusCode).toBe(200)
    expect(await last()).not.toContain('Reemplaza')
    test.setAhora(MEDIODIA)
  })
})
