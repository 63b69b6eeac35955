import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intimables } from '../../test/cartas.ts'
import { waitTrabajo } from '../../test/padron.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let a01: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  a01 = await test.login('20000003')
})
afterAll(() => test.close())

type Caso = Awaited<ReturnType<typeof intimables>>[number]

const filasDe = async (caso?: Caso): Promise<Record<string, string>[]> => {
  const { rows } = await test.open.pool.query(
    `select tipo as "TIPO", imponible::text as "IMPONIBLE", recurso as "RECURSO", anio::text as "ANIO",
       cuota::text as "CUOTA", vencimiento::text as "VENCIMIENTO", (capital / 100.0)::numeric(18, 2)::text as "CAPITAL",
       (interes / 100.0)::numeric(18, 2)::text as "INTERES", estado as "ESTADO", situacion as "SITUACION",
       legal as "LEGAL", coalesce(nro_plan::text, '') as "NRO_PLAN"
     from deuda where estado <> 'CANCELADA' and ($1::integer is null or (tipo, imponible, recurso) = ('I', $1, $2))
     order by anio, cuota`,
    [caso?.imponible ?? null, caso?.recurso ?? ''],
  )
  return rows
}
const load = async (deuda: Record<string, string>[], liquidadoAl: string) => {
  const zip = await zipDePrueba({ deuda }, { liquidadoAl })
  const { carga } = await loadPaqueteDePrueba(test, admin, zip)
  expect(carga).toMatchObject({ estado: 'aplicada', motivos: [] })
  return carga.id
}
const deshacer = async (id: number) => {
  const answer = await test.call('POST', `/api/paquetes/${id}/deshacer`, admin)
  expect(answer.statusCode, answer.body).toBe(200)
  const trabajo = await waitTrabajo(test, admin, answer.json().id)
  expect(trabajo).toMatchObject({ estado: 'terminado', error: null })
}
const diaDe = async ({ imponible, recurso }: Caso): Promise<string> => {
  const response = await test.call(
    'GET',
    `/municipio/deudaCC?imponible=${imponible}&recurso=${recurso}`,
    a01,
  )
  expect(response.statusCode, response.body).toBe(200)
  return response.json().liquidadoAl
}

describe('the day of the amounts, when a load brings part of the debt (D171)', () => {
  it('is set only for the debt that the load brought; an item brought in part keeps its oldest day', async () => {
    const [uno, otro] = await intimables(test, 'A01', 2)
    if (uno === undefined || otro === undefined) throw new Error('A01 no tiene dos casos')
    const antes = await diaDe(uno)
    expect(await diaDe(otro)).toBe(antes)
    const filas = await filasDe(uno)
    expect(filas.length).toBeGreaterThan(1)

    await load(filas, '2026-11-12')
    expect(await diaDe(uno)).toBe('2026-11-12')
    expect(await diaDe(otro)).toBe(antes)

    await load(filas.slice(0, 1), '2026-11-19')
    expect(await diaDe(uno)).toBe('2026-11-12')
    const id = await load(filas, '2026-11-19')
    expect(await diaDe(uno)).toBe('2026-11-19')
    await deshacer(id)
    expect(await diaDe(uno)).toBe('2026-11-12')
    expect(await diaDe(otro)).toBe(antes)
    for (const dia of ['2026-11-13', '2026-11-14', '2026-11-15']) await load(filas, dia)
    expect(await diaDe(uno)).toBe('2026-11-15')
    const { rows } = await test.open.pool.query('select count(*)::int as n from deuda_liquidada')
    expect(rows[0].n).toBe(filas.length * 2)
  })

  it('is one for all the debt again once a load brings all of it', async () => {
    const [uno, otro] = await intimables(test, 'A01', 2)
    if (uno === undefined || otro === undefined) throw new Error('A01 no tiene dos casos')
    const antes = await diaDe(otro)
    await load(await filasDe(uno), '2026-11-12')
    const id = await load(await filasDe(), '2026-11-18')
    expect(await diaDe(uno)).toBe('2026-11-18')
    expect(await diaDe(otro)).toBe('2026-11-18')
    await deshacer(id)
    expect(await diaDe(uno)).toBe('2026-11-12')
    expect(await diaDe(otro)).toBe(antes)
  })
})
