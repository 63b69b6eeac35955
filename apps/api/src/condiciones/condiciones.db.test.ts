import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
beforeEach(() => test.open.pool.query('delete from condicion_legal'))
afterAll(() => test.close())

const URL = '/api/condiciones'
const DATOS = { contrato: 'C-1', condiciones: 'Diez por ciento', abogado: 'a01', municipio: 'SN' }

const create = (body: object) => test.call('POST', URL, admin, body)
const list = async () => (await test.call('GET', URL, admin)).json()

const ok = (response: Awaited<ReturnType<typeof create>>) => {
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const historial = async () => {
  const { rows } = await test.open.pool.query(
    `select operacion, descripcion, antes, despues from historial
     where entidad = 'condicion-legal' order by orden desc limit 1`,
  )
  return rows[0]
}

const cuantas = async () => {
  const { rows } = await test.open.pool.query(
    `select count(*)::int as n from historial where entidad = 'condicion-legal'`,
  )
  return rows[0].n
}

const load = (filas: readonly (readonly unknown[])[]) => {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['Contrato', 'Condiciones', 'Abogado', 'Municipio'],
    ...filas.map((fila) => [...fila]),
  ])
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Hoja1')
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  return upload(test, `${URL}/planilla`, admin, {}, { name: 'condiciones.xlsx', bytes })
}

describe('a condition', () => {
  it('is added once for a contract of a lawyer, and the history has it', async () => {
    const { condicion } = ok(await create(DATOS))
    expect(condicion).toMatchObject({
      contrato: 'C-1',
      codexterno: 'A01',
      abogado: 'Muñoz Peña, Carolina',
      municipio: 'SN',
    })
    expect(await list()).toEqual([condicion])
    expect(await historial()).toMatchObject({ operacion: 'create-condicion' })
    const otra = await create({ ...DATOS, contrato: ' c-1' })
    expect([otra.statusCode, otra.json().error.code]).toEqual([409, 'condicion-repetida'])
    ok(await create({ ...DATOS, abogado: 'A02' }))
  })

  it.each([
    [{ contrato: ' ' }, 'contrato'],
    [{ condiciones: '' }, 'condiciones'],
    [{ abogado: 'A99' }, 'abogado'],
    [{ abogado: 'nadie' }, 'abogado'],
    [{ contrato: 'x'.repeat(81) }, 'contrato'],
  ])('%j is refused by its field', async (cambio, field) => {
    const { statusCode, json } = await create({ ...DATOS, ...cambio })
    expect([statusCode, json().error.fields[0].field]).toEqual([400, field])
    expect(await list()).toEqual([])
  })

  it('can be edited only by somebody who saw its current version; an edit without changes writes nothing', async () => {
    const { condicion } = ok(await create(DATOS))
    const put = (body: object) => test.call('PUT', `${URL}/${condicion.id}`, admin, body)
    const { version } = condicion
    const editada = ok(await put({ ...DATOS, condiciones: 'Doce por ciento', version })).condicion
    expect(editada).toMatchObject({ id: condicion.id, condiciones: 'Doce por ciento' })
    const fila = await historial()
    expect(JSON.parse(fila.antes).condiciones).toBe('Diez por ciento')
    expect(JSON.parse(fila.despues).condiciones).toBe('Doce por ciento')
    const vieja = await put({ ...DATOS, version })
    expect([vieja.statusCode, vieja.json().error]).toMatchObject([
      409,
      { code: 'version-vieja', detalle: { condicion: editada } },
    ])
    const antes = await cuantas()
    ok(await put({ ...DATOS, condiciones: 'Doce por ciento', version: editada.version }))
    expect(await cuantas()).toBe(antes)
    const ausente = await test.call('PUT', `${URL}/999999`, admin, { ...DATOS, version })
    expect(ausente.statusCode).toBe(404)
  })

  it('is added once when ten requests come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => create(DATOS)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })
})

describe('a workbook of conditions', () => {
  it('adds, changes and takes nothing away; the same again does nothing', async () => {
    ok(await create({ ...DATOS, contrato: 'C-9' }))
    ok(await create(DATOS))
    const filas = [
      ['C-1', 'Doce por ciento', 'A01', 'SN'],
      ['C-2', 'Nueve', 'Roldán, Esteban', null],
    ]
    expect(ok(await load(filas))).toEqual({ altas: 1, cambios: 1, iguales: 0, avisos: [] })
    expect(await list()).toMatchObject([
      { contrato: 'C-1', condiciones: 'Doce por ciento' },
      { contrato: 'C-2', codexterno: 'A02', municipio: '' },
      { contrato: 'C-9', condiciones: 'Diez por ciento' },
    ])
    expect((await historial()).descripcion).toContain('1 agregadas, 1 modificadas')
    const antes = await cuantas()
    expect(ok(await load(filas))).toMatchObject({ altas: 0, cambios: 0, iguales: 2 })
    expect(await cuantas()).toBe(antes)
  })

  it('with one bad row changes nothing, and says all that is wrong', async () => {
    const refused = await load([
      ['C-1', 'Nueve', 'A01', ''],
      ['C-2', '', 'A01', ''],
      ['C-3', 'Nueve', 'A99', ''],
      ['c-1', 'Ocho', 'A01', ''],
      ['C-4', 'Nueve\nRendición\tmensual', 'A01', 'San\u200b Nicolás'],
    ])
    expect(refused.statusCode).toBe(422)
    const { error } = refused.json()
    expect(error.errores.map((e: Record<string, unknown>) => [e.fila, e.regla])).toEqual([
      [3, 'planilla.requerido'],
      [4, 'condicion.abogado'],
      [5, 'condicion.repetida'],
      [6, 'planilla.no-se-ve'],
    ])
    expect(await list()).toEqual([])
  })

  it('takes back the export and the example', async () => {
    ok(await create(DATOS))
    for (const path of ['excel', 'ejemplo']) {
      const file = await test.call('GET', `${URL}/${path}`, admin)
      expect(file.statusCode).toBe(200)
      const bytes = file.rawPayload
      const back = ok(await upload(test, `${URL}/planilla`, admin, {}, { name: 'a.xlsx', bytes }))
      expect(back).toMatchObject(path === 'excel' ? { iguales: 1, altas: 0 } : { altas: 2 })
    }
  })

  it('is refused with words when it is no workbook', async () => {
    const none = await upload(test, `${URL}/planilla`, admin, {})
    expect([none.statusCode, none.json().error.code]).toEqual([400, 'campos-invalidos'])
    const bytes = Buffer.from('%PDF-1.7')
    const other = await upload(test, `${URL}/planilla`, admin, {}, { name: 'a.xlsx', bytes })
    expect([other.statusCode, other.json().error.code]).toEqual([
      expect.any(Number),
      'planilla-formato',
    ])
  })
})
