import { fecha } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'

const HOY = fecha('2026-11-20')
/** Three kinds of legal action of the demonstration data. The first two close a case, and the third does not. */
const ARCHIVO = 16
const CIERRE = 15
const RESULTADO = 2

let test: TestApp
let admin: string
let clave: ClaveDeCaso
let abogado: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const [fila] = await query(`
    select c.tipo, c.imponible, c.recurso, c.abogado from caso c
    where c.solapa_judicial = 'activos' and c.vence < '${HOY}' and c.plazo_desde >= (
        select valor::date from parametro where clave = 'FECHA_INICIAL' order by vigente_desde desc limit 1)
      and c.tipo = 'I' and not exists (select from actuacion a
        where (a.tipo, a.imponible, a.recurso) = (c.tipo, c.imponible, c.recurso) and a.tp_id in (3, 5))
      and c.abogado in (
        select a.codexterno from abogado a join usuario u on u.dni = a.nrodni where not a.baja and a.codexterno <> 'A00')
      and exists (select from deuda d where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso) and d.legal <> '')
    order by 1, 2, 3 limit 1`)
  clave = { tipo: fila.tipo, imponible: fila.imponible, recurso: fila.recurso }
  abogado = fila.abogado
})
afterAll(() => test.close())

const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const DEL_CASO = '(tipo, imponible, recurso) = ($1, $2, $3)'
const delCaso = () => [clave.tipo, clave.imponible, clave.recurso]
const refresh = () => test.open.db.transaction((tx) => refreshCasos(tx, [clave]))

const pay = async (dia: string | null, cancelada = '2026-11-18') => {
  await query(
    `update deuda set estado = 'CANCELADA', cancelada = $4, fecha_cobranza = $5 where ${DEL_CASO} and legal <> ''`,
    [...delCaso(), cancelada, dia],
  )
  await refresh()
}
const LIBRO_DE_COMERCIOS = '/municipio/consultas/comercioxVarios/excel?formato=csv'

const record = async (tpId: number, dato: object = {}) => {
  await query(
    `insert into actuacion (tipo, imponible, recurso, fecha, tp_id, gp_id, abogado, dato)
    values ($1, $2, $3, '${HOY}', $4, 3, $5, $6)`,
    [...delCaso(), tpId, abogado, JSON.stringify(dato)],
  )
  await refresh()
}

const list = async (filtro: Record<string, string>) => {
  const pedido = {
    mesa: 'judicial',
    solapa: 'todos',
    historico: 'true',
    ...filtro,
  }
  const answer = await test.call('GET', `/api/mesas?${new URLSearchParams(pedido)}`, admin)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<(ClaveDeCaso & Record<string, unknown>)[]>()
}
const find = async (filtro: Record<string, string>) =>
  (await list({ imponible: String(clave.imponible), ...filtro })).find(
    ({ imponible, recurso }) => imponible === clave.imponible && recurso === clave.recurso,
  )
const readHoy = async () => (await test.call('GET', '/api/hoy', admin)).json()

describe('a case that was paid', () => {
  it('is marked on its desk with its day, and is neither past due nor warned of', async () => {
    const antes = await find({ vence: 'vencidos' })
    expect(antes).toMatchObject({ color: 'vencido', saldada: null, cierre: null })
    const { judicial, saldadas } = await readHoy()
    await pay('2026-11-12')
    expect(await find({})).toMatchObject({
      ...{ saldada: '2026-11-12', cierre: 'archivar', solapa: antes?.solapa },
      ...{ vence: null, faltan: null, color: null, alarmas: [] },
    })
    expect(await find({ vence: 'vencidos' })).toBeUndefined()
    const despues = await readHoy()
    expect(despues.judicial.vencidos).toBe(judicial.vencidos - 1)
    expect(despues.saldadas.judicial).toEqual({
      paraArchivar: saldadas.judicial.paraArchivar + 1,
      recientes: saldadas.judicial.recientes + 1,
    })
    const suyo = despues.abogados.find((uno: { abogado: string }) => uno.abogado === abogado)
    expect(suyo.saldadas.judicial.paraArchivar).toBeGreaterThan(0)
  })

  it('is news for seven days since it was learned, whenever it was collected', async () => {
    await pay('2026-01-02', '2026-11-13')
    expect(await find({ saldada: 'recientes' })).toMatchObject({ saldada: '2026-01-02' })
    await pay('2026-11-12', '2026-11-12')
    expect(await find({ saldada: 'recientes' })).toBeUndefined()
    expect(await find({ saldada: 'todas' })).toBeDefined()
  })

  it('shows its day on the timeline, in the workbook and in the explanation of the case', async () => {
    await pay(null)
    const query = new URLSearchParams({
      imponible: String(clave.imponible),
      recurso: clave.recurso,
    })
    const linea = await test.call('GET', `/api/actuaciones/linea-de-tiempo?${query}`, admin)
    expect(linea.json<{ clase: string }[]>().filter(({ clase }) => clase === 'saldada')).toEqual([
      expect.objectContaining({
        ...{ fecha: '2026-11-18', saldada: { origen: 'carga', sabido: '2026-11-18' } },
      }),
    ])
    const explicado = await test.call('GET', `/api/casos/explicacion?${query}`, admin)
    expect(explicado.json().explicaciones).toContainEqual(
      expect.objectContaining({ que: 'saldada', valor: '18/11/2026' }),
    )
    const pedido = {
      mesa: 'judicial',
      solapa: 'todos',
      historico: 'true',
      saldada: 'todas',
      formato: 'csv',
    }
    const csv = await test.call('GET', `/api/mesas/excel?${new URLSearchParams(pedido)}`, admin)
    const [titulos = '', ...filas] = csv.body.split('\r\n')
    expect(titulos).toContain('SALDADA')
    expect(filas.find((fila) => fila.includes(`${clave.imponible}`))).toMatch(
      /Saldada.*18\/11\/2026.*Archivar/,
    )
  })

  it('waits for its measure to be lifted, when there is one in force, and for its closing action', async () => {
    await pay('2026-11-12')
    await record(3, { tipomedida: 'Embargo', vencemedida: '2026-11-19' })
    expect(await find({ saldada: 'paraArchivar' })).toMatchObject({ cierre: 'archivar' })
    await record(3, { tipomedida: 'Embargo', vencemedida: HOY })
    expect(await find({ saldada: 'paraArchivar' })).toMatchObject({
      ...{ cierre: 'levantarMedida', alarmas: [] },
    })
    await record(ARCHIVO)
    expect(await find({ saldada: 'paraArchivar' })).toBeUndefined()
    expect(await find({ saldada: 'todas' })).toMatchObject({ cierre: null })
    await record(RESULTADO)
    expect(await find({ saldada: 'paraArchivar' })).toBeDefined()
    const etapa = { tipo: RESULTADO, tiempo: '60', tipo_tiempo: 'day', cierra: true }
    const cambio = await test.call('PUT', '/api/tipo-etapas', admin, etapa)
    expect(cambio.json()).toMatchObject({ tp_id: RESULTADO, cierra: true })
    expect(await find({ saldada: 'paraArchivar' })).toBeUndefined()
  })

  it('is still of its lawyer, who finds it marked, reads its history and archives it', async () => {
    await pay('2026-11-12')
    const dni = (await query('select nrodni from abogado where codexterno = $1', [abogado]))[0]
      .nrodni
    const suyo = await test.login(dni)
    const otra = await query(
      `select nrodni from abogado a join usuario u on u.dni = a.nrodni
      where not a.baja and codexterno not in ($1, 'A00') and not exists (
        select from deuda where (tipo, imponible, recurso) = ($2, $3, $4) and legal = a.codexterno)
        and not exists (select from actuacion where (tipo, imponible, recurso) = ($2, $3, $4)
          and abogado = a.codexterno)
      order by 1 limit 1`,
      [abogado, ...delCaso()],
    )
    const ajeno = await test.login(otra[0].nrodni)
    const buscar = async (token: string) => {
      const data = { bsq: 1, inmueble: String(clave.imponible), recurso: clave.recurso }
      const answer = await test.call('POST', '/municipio/recImpInm', token, { data })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<Record<string, unknown>[]>()
    }
    const suya = (filas: Record<string, unknown>[]) =>
      filas.filter(({ RECURSO }) => RECURSO === clave.recurso)
    expect(suya(await buscar(suyo))).toEqual([expect.objectContaining({ SALDADA: '2026-11-12' })])
    expect(suya(await buscar(ajeno))).toEqual([])
    const planilla = await test.call('POST', '/municipio/recImpInm/excel?formato=csv', suyo, {
      data: { bsq: 1, inmueble: String(clave.imponible), recurso: clave.recurso },
    })
    const [encabezado, fila] = planilla.body.split('\r\n')
    expect(encabezado).toMatch(/;SALDADA$/)
    expect(fila).toMatch(/;12\/11\/2026$/)
    const imponibles = [{ imponible: String(clave.imponible), recurso: clave.recurso }]
    const archivar = (token: string) =>
      test.call('POST', '/api/actuaciones', token, {
        ...{ tp_id: CIERRE, gp_id: 2, fecha: HOY, imponibles, proceso: 'A', obs: 'Pagó' },
      })
    expect((await archivar(ajeno)).statusCode).not.toBe(200)
    const archivado = await archivar(suyo)
    expect(archivado.statusCode, archivado.body).toBe(200)
    expect(await find({ saldada: 'todas' })).toMatchObject({
      cierre: null,
      etapa: 'Cierre sin juicio',
    })
    const cual = new URLSearchParams({ imponible: String(clave.imponible), recurso: clave.recurso })
    const linea = await test.call('GET', `/api/actuaciones/linea-de-tiempo?${cual}`, suyo)
    expect(linea.json<{ clase: string }[]>().map(({ clase }) => clase)).toContain('saldada')
  })

  it('a business says in its workbook which of its resources are paid, and since when', async () => {
    const [negocio] = await query(`
      select c.imponible, c.recurso, c.abogado from caso c where c.tipo = 'C' and c.saldada is null
        and exists (select from deuda d where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso) and d.legal <> '')
      order by 1, 2 limit 1`)
    await query(
      `update deuda set estado = 'CANCELADA', cancelada = '2026-11-18', fecha_cobranza = null
      where (tipo, imponible, recurso) = ('C', $1, $2) and legal <> ''`,
      [negocio.imponible, negocio.recurso],
    )
    await test.open.db.transaction((tx) =>
      refreshCasos(tx, [{ tipo: 'C', imponible: negocio.imponible, recurso: negocio.recurso }]),
    )
    const planilla = await test.call('POST', LIBRO_DE_COMERCIOS, admin, {
      data: { bsq: 1, numero: String(negocio.imponible) },
    })
    const [encabezado, fila] = planilla.body.split('\r\n')
    expect(encabezado, planilla.body).toMatch(/;SALDADA$/)
    expect(fila).toContain(`${negocio.recurso} 18/11/2026`)
  })
})
