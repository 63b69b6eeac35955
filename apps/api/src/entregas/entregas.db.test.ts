import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ARCHIVOS_DE_ENTREGA } from '@apremia/core'
import { openPaquete } from '@apremia/workbooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esperarTrabajo, intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { openTestFolder } from '../../test/test-folder.ts'

let test: TestApp
let admin: string
let jefe: string
const folder = openTestFolder()
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(async () => {
  await test.close()
  folder.remove()
})

const ok = <T extends { readonly statusCode: number; readonly body: string }>(answer: T): T => {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return answer
}
const post = (path: string, body: object, token = admin) => test.call('POST', path, token, body)
const estado = async (query = '') =>
  ok(await test.call('GET', `/api/entregas${query}`, admin)).json()

type Filas = Record<string, string>[]

const readCsv = (text: string): Filas => {
  const [head = '', ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n')
  const columns = head.split(';')
  return lines.map((line) => {
    const values = line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']))
  })
}

let partes = 0
const entregar = async (desde: number, hasta: number): Promise<Record<string, Filas>> => {
  const answer = ok(
    await test.call('GET', `/api/entregas/archivos?desde=${desde}&hasta=${hasta}`, admin),
  )
  partes += 1
  const path = join(folder.path, `${partes}.zip`)
  writeFileSync(path, answer.rawPayload)
  const paquete = await openPaquete(path)
  const archivos: Record<string, Filas> = {}
  const sumas: Record<string, string> = {}
  for (const { nombre, open } of paquete.fuentes) {
    const bytes = await buffer(await open())
    archivos[nombre] = readCsv(bytes.toString('utf8'))
    sumas[nombre] = createHash('sha256').update(bytes).digest('hex')
  }
  paquete.close()
  const { manifiesto = [], ...datos } = archivos
  expect(manifiesto).toEqual(
    Object.entries(datos).map(([ARCHIVO, filas]) =>
      expect.objectContaining({
        ...{ ARCHIVO, FILAS: String(filas.length), SHA256: sumas[ARCHIVO] },
        ...{ DESDE: String(desde), HASTA: String(hasta) },
      }),
    ),
  )
  return datos
}

const confirmado = async () => {
  const item = await createItemTaker(test, () => jefe)('A02', 'I')
  const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201')
  const { id, convenio } = ok(await post('/api/convenios', body, jefe)).json()
  ok(await post(`/api/convenios/${id}/confirmar`, {}, jefe))
  return { id, convenio, item }
}

let titulados = 0
const titulado = async () => {
  titulados += 2
  const url = '/api/creaciontitulos'
  const fields = { category: 'inmueble' }
  const libro = {
    name: 'b.xlsx',
    bytes: libroBasico((await filasTitulables(test, titulados)).slice(-2)),
  }
  const procesada = ok(await upload(test, `${url}/generatexls`, admin, fields, libro))
  const { lastTitleNumber } = (await test.call('GET', `${url}/getlastitlenumber`, admin)).json()
  const startTitleNumber = String(lastTitleNumber + 1)
  const lote = { name: 'l.xlsx', bytes: procesada.rawPayload }
  ok(await upload(test, `${url}/generatetitles`, admin, { ...fields, startTitleNumber }, lote))
  return Number(startTitleNumber)
}

describe('a delivery to the municipality', () => {
  it('says that there is nothing before anything is made', async () => {
    const { hay, acuse } = await estado(`?desde=${(await estado()).hasta}`)
    expect({ hay, acuse }).toEqual({ hay: false, acuse: null })
    const { hasta } = await estado()
    expect(await entregar(hasta, hasta)).toEqual({})
  })

  it('leaves out an unconfirmed agreement', async () => {
    const { hasta: desde } = await estado()
    const item = await createItemTaker(test, () => jefe)('A04', 'I')
    ok(await post('/api/convenios', bodyOf(item, item.periodos.slice(0, 1), 'W2201'), jefe))
    expect(await entregar(desde, (await estado()).hasta)).toEqual({})
  })

  it('gives agreements with their plans, titles, letters and reassignments', async () => {
    const { hasta: desde } = await estado()
    const { convenio, item } = await confirmado()
    const numero = await titulado()
    const [una] = await intimables(test, 'A01', 1)
    const cartas = ok(await pedirCartas(test, jefe, una ? [una] : [])).json()
    await esperarTrabajo(test, cartas.trabajo.id)
    const casos = await intimables(test, 'A03', 1)
    ok(await post('/api/casos/reasignar', { origen: 'A03', destino: 'A01', casos }))
    const { hasta, hay } = await estado(`?desde=${desde}`)
    expect(hay).toBe(true)
    const datos = await entregar(desde, hasta)
    for (const { nombre, columnas } of ARCHIVOS_DE_ENTREGA)
      expect(Object.keys(datos[nombre]?.[0] ?? {}), nombre).toEqual(
        columnas.map((columna) => columna.nombre),
      )
    const clave = { CONVENIO: convenio, TIPO: 'I', IMPONIBLE: String(item.i), RECURSO: item.r }
    expect(datos.convenios).toMatchObject([{ CONVENIO: convenio, ABOGADO: 'A02' }])
    expect(datos.convenio_planes).toMatchObject([{ ...clave, PLAN_TIPO: 'W2201' }])
    expect(datos.convenio_periodos).toHaveLength(2)
    const suma = (filas: Filas = []): number =>
      filas.reduce((total, { CAPITAL = '', INTERES = '' }) => {
        expect(CAPITAL).toMatch(/^\d+\.\d\d$/)
        return total + Math.round(Number(CAPITAL) * 100) + Math.round(Number(INTERES) * 100)
      }, 0)
    const [plan] = datos.convenio_planes ?? []
    expect(suma(datos.convenio_cuotas)).toBe(Math.round(Number(plan?.MONTO) * 100))
    expect(suma(datos.convenio_periodos)).toBe(
      item.periodos
        .slice(0, 2)
        .reduce((total, { total: uno }) => total + Math.round(Number(uno) * 100), 0),
    )
    expect(datos.titulos?.map(({ NUMERO }) => Number(NUMERO))).toEqual([numero, numero + 1])
    expect(datos.titulos?.[0]?.PERIODOS).toMatch(/^\d{4}\/\d+( \d{4}\/\d+)*$/)
    expect(datos.carta_imponibles).toMatchObject([
      { IMPONIBLE: una?.imponible, RECURSO: una?.recurso },
    ])
    expect(datos.reasignaciones).toMatchObject([
      { IMPONIBLE: casos[0]?.imponible, RECURSO: casos[0]?.recurso, DE: 'A03', A: 'A01' },
    ])
  })

  it('delivers again a title that was annulled after its delivery', async () => {
    const numero = await titulado()
    const { hasta: desde } = await estado()
    const motivo = 'Pagado antes'
    ok(
      await post(`/api/creaciontitulos/titulos/${numero}/anular`, {
        motivo,
      }),
    )
    const { titulos } = await entregar(desde, (await estado()).hasta)
    expect(titulos).toMatchObject([
      { NUMERO: String(numero), ANULADO: '2026-11-20', MOTIVO: motivo },
    ])
  })

  it('whatever the marks it is cut at, in parts it gives the same as whole, and each title once', async () => {
    const { hasta } = await estado()
    const whole = await entregar(0, hasta)
    const cortes = [0, 1, Math.floor(hasta / 3), Math.floor(hasta / 2), hasta - 2, hasta]
    const parts: Record<string, Filas> = {}
    for (const [i, desde] of cortes.slice(0, -1).entries())
      for (const [archivo, filas] of Object.entries(await entregar(desde, cortes[i + 1] ?? 0)))
        parts[archivo] = [...(parts[archivo] ?? []), ...filas]
    const lines = (filas: Filas = []) => new Set(filas.map((fila) => JSON.stringify(fila)))
    expect(Object.keys(parts).sort()).toEqual(Object.keys(whole).sort())
    for (const archivo of Object.keys(whole))
      expect(lines(parts[archivo]), archivo).toEqual(lines(whole[archivo]))
    expect(whole.titulos?.length).toBe(lines(whole.titulos).size)
  })

  it('omits what the municipality took, and repeats what it rejected', async () => {
    const { convenio } = await confirmado()
    const { hasta } = await estado()
    const rechazos = [{ archivo: 'convenios', clave: convenio, motivo: 'Plan desconocido' }]
    const acuse = ok(await post('/api/entregas/acuses', { hasta, rechazos })).json()
    expect(acuse).toMatchObject({ hasta, rechazos, persona: { apellido: 'Ferreyra' } })
    const ahora = await estado()
    expect(ahora).toMatchObject({ desde: hasta, hay: true, acuse: { hasta, rechazos } })
    const datos = await entregar(hasta, ahora.hasta)
    expect(Object.keys(datos).sort()).toEqual([
      ...['convenio_cuotas', 'convenio_periodos', 'convenio_planes', 'convenios'],
    ])
    expect(datos.convenios).toMatchObject([{ CONVENIO: convenio }])
    expect(ok(await post('/api/entregas/acuses', { hasta })).json()).toEqual(acuse)
    ok(await post('/api/entregas/acuses', { hasta: ahora.hasta }))
    const { hay } = await estado()
    expect(hay).toBe(false)
  })

  it('keeps one of several acknowledgements sent at once with the same mark', async () => {
    await titulado()
    const { hasta } = await estado()
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/entregas/acuses', { hasta })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const { rows } = await test.open.pool.query(
      'select count(*)::int as n from entrega_acuse where hasta = $1',
      [hasta],
    )
    expect(rows[0].n).toBe(1)
  })

  it.each([
    ['a mark that is not there yet', { hasta: 999_999_999 }, 409, 'Esa marca todavía no existe'],
    ['one before the last', { hasta: 0 }, 409, 'un acuse no vuelve atrás'],
    ['no number', { hasta: 'x' }, 400, 'La marca es un número entero.'],
    [
      'a key of no title',
      { hasta: 999_999_999, rechazos: [{ archivo: 'titulos', clave: '12 bis' }] },
      400,
      '«12 bis» no es una clave de «titulos»',
    ],
  ])('%s is refused', async (_, body, status, message) => {
    const answer = await post('/api/entregas/acuses', body)
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      status,
      expect.stringContaining(message),
    ])
  })

  it.each([
    'desde=0&hasta=999999999',
    'desde=999999999&hasta=999999999',
    'desde=0',
    'desde=-1&hasta=1',
  ])('%s asks for what there is not', async (query) => {
    const answer = await test.call('GET', `/api/entregas/archivos?${query}`, admin)
    expect(answer.statusCode, answer.body).toBe(400)
  })
})
