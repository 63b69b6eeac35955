import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  buildResumenDeCaso,
  computeLimite,
  decideAntiguedad,
  decideFiltrosExternos,
  FILTROS_EXTERNOS,
} from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { HOY } from '../../test/global-setup.ts'
import { changeReglas, createHistorias, prepareHistorias } from '../../test/historias-de-caso.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'

type Externo = ReplyOf<Contract['searchCasos']>[number]

let test: TestApp
let a01: string
let jefe: string
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  a01 = await test.login('20000003')
  jefe = await test.login('20000002')
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const search = async (quien: string, body: object): Promise<Externo[]> => {
  const response = await test.call('POST', '/api/casos/buscar', quien, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const findCaso = async (abogado: string) => {
  const { rows } = await test.open.pool.query(
    `select k.imponible, recurso, c.apynom, c.nro_doc, i.calle, i.nro from caso k
     join vinculo v using (tipo, imponible) join contribuyente c using (nro_contrib)
     join inmueble i on i.nro_inmueble = imponible
     join deuda d using (tipo, imponible, recurso)
     where tipo = 'I' and k.abogado = $1 and d.legal = $1 and d.estado <> 'CANCELADA' and v.orden = 1
       and c.nro_doc is not null and i.nro is not null and not exists (
         select from deuda o where o.tipo = 'I' and o.imponible = k.imponible and o.legal not in ('', $1))
     order by imponible, recurso limit 1`,
    [abogado],
  )
  return rows[0]
}

describe('the search', () => {
  it('without a field lists the lawyer’s own cases; with a field, the own cases that match', async () => {
    const propios = await search(a01, {})
    expect(propios.length).toBeGreaterThan(5)
    expect(new Set(propios.map(({ abogado }) => abogado))).toEqual(new Set(['A01']))
    expect(new Set((await search(jefe, {})).map(({ abogado }) => abogado))).toEqual(
      new Set(['A00']),
    )
    expect((await search(admin, {})).length).toBeGreaterThan(propios.length)
    const { apynom, nro_doc: dni, calle, nro, imponible, recurso } = await findCaso('A01')
    for (const body of [
      { nombre: apynom.toLowerCase() },
      { dni: `${dni.slice(0, -3)}.${dni.slice(-3)}` },
      { calle, altura: String(nro) },
      { imponible: String(imponible) },
    ]) {
      const found = await search(a01, body)
      expect(found, JSON.stringify(body)).toContainEqual(
        expect.objectContaining({ imponible, recurso, contribuyente: apynom }),
      )
      expect(propios).toEqual(expect.arrayContaining(found))
    }
    expect(await search(a01, { nombre: 'nadie con este nombre' })).toEqual([])
  })

  it('is downloaded whole, as a workbook and as CSV', async () => {
    const lineas = await expectSameCsv((formato) =>
      test.call('POST', `/api/casos/buscar/excel?formato=${formato}`, a01, {}),
    )
    expect(lineas).toHaveLength((await search(a01, {})).length + 1)
  })
})

describe('the case of another', () => {
  it('is refused with the words of the specification (S2 §5, D20)', async () => {
    const ajeno = await findCaso('A02')
    const deLaJefatura = await findCaso('A00')
    const { rows } = await test.open.pool.query(
      `select r.imponible, r.recurso from imponible_recurso r
       where r.tipo = 'I' and not exists (
           select from deuda d where d.tipo = 'I' and d.imponible = r.imponible and d.legal <> '')
         and not exists (select from caso c where c.tipo = 'I' and c.imponible = r.imponible)
       order by 1 limit 1`,
    )
    const dice = async ({ imponible, recurso }: { imponible: number; recurso: string }) => {
      const clave = `imponible=${imponible}&recurso=${recurso}`
      const porFicha = await test.call('GET', `/api/casos/ficha?${clave}`, a01)
      const porExcel = await test.call('GET', `/api/casos/ficha/excel?${clave}`, a01)
      const porNumero = await test.call('POST', '/api/casos/buscar', a01, {
        imponible: String(imponible),
      })
      return [porFicha, porExcel, porNumero].map(
        (response) => `${response.statusCode} ${response.json().error?.message}`,
      )
    }
    const tres = (texto: string) => [texto, texto, texto]
    expect(await dice(ajeno)).toEqual(tres('403 Esta deuda esta asignado al abogado A02'))
    expect(await dice(deLaJefatura)).toEqual(tres('403 Esta en gestión legal'))
    const [, , sinAbogado] = await dice(rows[0])
    expect(sinAbogado).toBe(
      '403 Este inmueble no esta en gestión legal, para abonar dirigase a la web de San Nicolás',
    )
    for (const quien of [admin, jefe]) {
      const clave = `imponible=${ajeno.imponible}&recurso=${ajeno.recurso}`
      expect((await test.call('GET', `/api/casos/ficha?${clave}`, quien)).statusCode).toBe(200)
    }
  })

  it('one’s own opens, with its actions in its workbook', async () => {
    const { imponible, recurso, apynom } = await findCaso('A01')
    const clave = `imponible=${imponible}&recurso=${recurso}`
    const ficha = await test.call('GET', `/api/casos/ficha?${clave}`, a01)
    expect(ficha.json()).toMatchObject({ contribuyente: apynom, partido: '098', abogado: 'A01' })
    const lineas = await expectSameCsv((formato) =>
      test.call('GET', `/api/casos/ficha/excel?${clave}&formato=${formato}`, a01),
    )
    const { rows } = await test.open.pool.query(
      `select count(*)::int as n from actuacion where imponible = $1 and recurso = $2 and vigente`,
      [imponible, recurso],
    )
    expect(lineas).toHaveLength(17 + rows[0].n)
  })
})

it('each filter shows the cases core says, with the age core says', async () => {
  const { db } = test.open
  await prepareHistorias(db)
  for (const ronda of [0, 1, 2, 3, 4]) {
    const reglas = await changeReglas(db, ronda)
    const casos = await createHistorias(db, {
      ...{ semilla: 70 + ronda, desde: 1 + ronda * 600, cantidad: 600 },
      fechas: reglas.fechas,
    })
    await db.execute('delete from caso')
    const claves = casos.map(({ clave }) => clave)
    await db.transaction((tx) => refreshCasos(tx, claves))
    for (const filtro of ['', ...FILTROS_EXTERNOS] as const) {
      const esperados = casos.flatMap(({ clave, conocido }) => {
        const resumen = buildResumenDeCaso(conocido.historia)
        const { valor: filtros } = decideFiltrosExternos(resumen, reglas.fechas)
        const limite = computeLimite(resumen).valor
        const vista = { hoy: HOY, fechas: reglas.fechas, filtro: filtro === '' ? null : filtro }
        const estado = decideAntiguedad(resumen, vista).valor?.estado ?? null
        if (estado === null || (filtro !== '' && !filtros.includes(filtro))) return []
        return `${clave.imponible} ${clave.recurso} ${limite} ${estado}`
      })
      const vistos = (await search(admin, { filtro })).map(
        ({ imponible, recurso, limite, estado }) => `${imponible} ${recurso} ${limite} ${estado}`,
      )
      expect(vistos.sort(), `${ronda} ${filtro}`).toEqual(esperados.sort())
    }
  }
})
