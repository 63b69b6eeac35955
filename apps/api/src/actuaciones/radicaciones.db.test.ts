import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type ItemDeActuacion, RADICACION, useActuaciones } from '../../test/actuaciones.ts'

const { getTest, tokenDe, itemsDe, itemDe, call, save, create } = useActuaciones()

const get = async (quien: Parameters<typeof call>[0], id: number) =>
  (await call(quien, 'GET', `/actuaciones/${id}`)).json()

describe('the radication', () => {
  it('opens the judicial group, for all the items or for none (D69)', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const resultado = { tp_id: 2, gp_id: 3, fecha: '2026-11-19', actuacion: { resultado: '0' } }
    await create('a01', uno, RADICACION)
    const answer = await save('a01', { ...resultado, imponibles: [uno, otro] })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      message: 'Debe cargar la radicación para continuar con otras actuaciones.',
      detalle: { sinRadicacion: [`${otro.imponible} ${otro.recurso}`] },
    })
    const id = await create('a01', uno, resultado)
    expect(await get('a01', id)).toMatchObject({ dato: { resultado: 0 } })
    const cargados = (await call('a01', 'GET', `/actuaciones/datos-cargados/${id}`)).json()
    expect(cargados).toMatchObject({
      ...{ nroexpte: 'SN-1234-2026', monto: '1234.50', cp8480: '1', cpantprv: '' },
      fecha: '2026-11-18',
    })
  })

  it('is not filed twice, and another file waits for its confirmation (D137)', async () => {
    const item = await itemDe('A01')
    await create('a01', item, RADICACION)
    const otra = (nroexpte: string, cambio: object = {}) =>
      save('a01', {
        ...{ ...RADICACION, ...cambio, imponibles: [item] },
        actuacion: { ...RADICACION.actuacion, nroexpte },
      })
    const repetida = await otra('sn 1234/2026', { otraRadicacion: '1' })
    expect([repetida.statusCode, repetida.json().error.code]).toEqual([409, 'expediente-repetido'])
    const sinConfirmar = await otra('SN-9-2026')
    expect([sinConfirmar.statusCode, sinConfirmar.json().error.code]).toEqual([
      409,
      'otra-radicacion',
    ])
    expect((await otra('SN-9-2026', { otraRadicacion: '1' })).statusCode).toBe(200)
  })

  const ask = (quien: 'a01' | 'jefe', path: string, data: string) =>
    call(quien, 'POST', `/actuaciones/${path}`, { data })
  const zip = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64')

  it('is asked of many items, compressed or not (D70)', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    await create('a01', uno, RADICACION)
    const lista = [uno, otro].map((item) => ({ ...item, abogado: 'A01' }))
    expect((await ask('a01', 'check-radicacion', zip(lista))).json()).toBe(false)
    expect((await ask('jefe', 'check-radicacion', JSON.stringify([uno]))).json()).toBe(true)
    expect((await ask('a01', 'buscar-radicacion', zip(lista))).json()).toMatchObject([
      { radicado: true, nroexpte: 'SN-1234-2026', fecha: '2026-11-18' },
      { radicado: false, id: null, fecha: null },
    ])
    const antes = [{ ...uno, fecha: '2026-11-17' }]
    expect((await ask('a01', 'buscar-radicacion', zip(antes))).json()).toMatchObject([
      { radicado: false },
    ])
    const ajeno = await ask('a01', 'check-radicacion', zip([await itemDe('A02')]))
    expect(ajeno.statusCode).toBe(403)
  })

  it('is proposed from the last title in force of the item and the courts of its lawyer', async () => {
    const [uno, otro] = (await itemsDe('A01', 2)) as [ItemDeActuacion, ItemDeActuacion]
    const { pool } = getTest().open
    const title = (
      numero: number,
      deudores: object,
      total: number,
      anulado: string | null = null,
    ) =>
      pool.query(
        `insert into titulo (numero, anterior, categoria, imponible, recurso, abogado, contribuyente, periodos, total,
           datos, dni, creado, anulado)
         values ($1, true, 'inmueble', $2, $3, 'A01', 'GOMEZ ANA', '{2024001,2024002}', $4, $5, '20000001', $6, $7)`,
        [
          ...[numero, uno.imponible, uno.recurso, total, deudores],
          ...[`2026-01-${String(numero % 100).padStart(2, '0')}`, anulado],
        ],
      )
    const propose = async (items: readonly object[], quien: 'a01' | 'jefe' = 'a01') =>
      (await ask(quien, 'propuesta-de-radicacion', zip(items))).json()
    await create('a01', otro, {
      ...RADICACION,
      actuacion: { ...RADICACION.actuacion, departamento: 'Zárate-Campana' },
    })
    // For a new court filing, the API suggests the courts where the same lawyer filed before. Lawyer A01 has earlier
    // court filings in the demo data.
    const juzgados = expect.arrayContaining(['Juzgado de Paz'])
    const lugares = { juzgados, departamentos: expect.arrayContaining(['Zárate-Campana']) }
    const nada = { caratula: '', nrotit: '', monto: '', periodos: '', ...lugares }
    expect(await propose([uno])).toEqual(nada)
    expect(await propose([uno])).toMatchObject({
      juzgados: { 0: 'Juzgado de Paz' },
      departamentos: { 0: 'Zárate-Campana' },
    })
    await title(800_001, { deudores: [] }, 100)
    const caratula = 'MUNICIPALIDAD DE SAN NICOLÁS c/ GOMEZ ANA s/ APREMIO'
    const primera = {
      ...{ caratula, nrotit: '800001', monto: '1.00', periodos: '2024: 1 y 2', ...lugares },
    }
    expect(await propose([uno])).toEqual(primera)
    await title(800_002, { deudores: [{ nombre: 'Paz Luis', documento: '' }] }, 200)
    await title(800_003, {}, 300, '2026-02-01')
    expect(await propose([uno], 'jefe')).toMatchObject({
      caratula: 'MUNICIPALIDAD DE SAN NICOLÁS c/ PAZ LUIS s/ APREMIO',
      nrotit: '800002',
      monto: '2.00',
      ...lugares,
    })
    expect(await propose([uno, otro])).toEqual(nada)
    await create('a01', uno, {
      ...RADICACION,
      actuacion: { ...RADICACION.actuacion, nroexpte: 'SN-77-2026', nrotit: '800002' },
    })
    expect(await propose([uno])).toMatchObject({ nrotit: '', monto: '', periodos: '' })
    const ajeno = await ask('a01', 'propuesta-de-radicacion', zip([await itemDe('A02')]))
    expect(ajeno.statusCode).toBe(403)
  })

  it.each([
    ['the type of its body', { 'content-type': 'application/gzip' }],
    ['its encoding', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('accepts a gzip as the body, announced by %s', async (_nombre, headers) => {
    const item = await itemDe('A01')
    await create('a01', item, RADICACION)
    const send = (payload: Buffer) =>
      getTest().app.inject({
        method: 'POST',
        url: '/api/actuaciones/check-radicacion',
        headers: { ...headers, authorization: `Bearer ${tokenDe('a01')}` },
        payload,
      })
    const answer = await send(gzipSync(JSON.stringify([item])))
    expect([answer.statusCode, answer.body]).toEqual([200, 'true'])
    for (const hostil of [
      Buffer.alloc(0),
      Buffer.from('no es gzip'),
      gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20)),
    ])
      expect([400, 413]).toContain((await send(hostil)).statusCode)
    expect((await send(Buffer.alloc(2 * 1024 * 1024))).statusCode).toBe(413)
  })

  it.each([
    ['an empty list', zip([])],
    ['what is no gzip', Buffer.from('no es gzip').toString('base64')],
    ['a bomb', gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20)).toString('base64')],
    ['a gzip of a gzip', gzipSync(gzipSync('[]')).toString('base64')],
    ['bytes that are no text', gzipSync(Buffer.from([0xff, 0xfe, 0xfd])).toString('base64')],
    ['nested records', zip([{ imponible: { $ne: '' }, recurso: 'AB' }])],
    ['a prototype', '[{"__proto__":{"imponible":"1"},"recurso":"AB"}]'],
    ['something that is no list', zip({ imponible: '1' })],
    ['a number that is none', zip([{ imponible: '1 or 1=1', recurso: 'AB' }])],
    [
      'six thousand items',
      zip(Array.from({ length: 6_000 }, () => ({ imponible: '1', recurso: 'AB' }))),
    ],
    ['a NUL', zip([{ imponible: '1', recurso: 'A\u0000' }])],
  ])('is not asked with %s', async (_nombre, data) => {
    for (const path of ['check-radicacion', 'buscar-radicacion', 'propuesta-de-radicacion'])
      expect((await ask('a01', path, data)).statusCode).toBe(400)
  })
})
