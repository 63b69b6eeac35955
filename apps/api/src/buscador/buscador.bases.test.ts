import type { Contract, ReplyOf } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Hallazgos = ReplyOf<Contract['searchBuscador']>

let test: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  test = await startTestApp()
  const personas = { admin: '20000001', a01: '20000003', a02: '20000004', sinCodigo: '20000006' }
  for (const [quien, dni] of Object.entries({ ...personas, invitado: '20000005' }))
    tokens[quien] = await test.login(dni)
})
afterAll(() => test.close())

const ask = (quien: string, texto: string) =>
  test.call('POST', '/api/buscador', tokens[quien], { texto })

const buscar = async (quien: string, texto: string): Promise<Hallazgos> => {
  const response = await ask(quien, texto)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Hallazgos>()
}

const one = async <T>(query: string): Promise<T> => (await test.open.pool.query(query)).rows[0]

describe('the search box', () => {
  it('finds a property and a business by their number', async () => {
    const halladas = await buscar('admin', ' 101 ')
    expect(halladas.inmuebles.map(({ numero }) => numero)).toEqual([101])
    expect(halladas.inmuebles[0]?.contribuyente).not.toBe('')
    expect((await buscar('admin', '11')).comercios.map(({ numero }) => numero)).toEqual([11])
  })

  it('finds a taxpayer by name in any order and accent, by DNI and by CUIT', async () => {
    const { apynom, nro_doc, cuit } = await one<Record<'apynom' | 'nro_doc' | 'cuit', string>>(
      `select apynom, nro_doc, cuit from contribuyente
       where tipo_persona = 'F' and nro_doc is not null and cuit is not null limit 1`,
    )
    const [apellido = '', nombre = ''] = apynom.toLowerCase().split(/[\s,]+/)
    for (const texto of [`${nombre} ${apellido}`, nro_doc, cuit]) {
      const { contribuyentes } = await buscar('admin', texto)
      expect(
        contribuyentes.map((uno) => uno.nombre),
        texto,
      ).toContain(apynom)
    }
  })

  it('finds an agreement by its number, whole or not, and by who signs it', async () => {
    const { id, convenio, frm_nombre, frm_dni } = await one<
      Record<'convenio' | 'frm_nombre' | 'frm_dni', string> & { id: number }
    >(`select id, convenio, frm_nombre, frm_dni from convenio where activo order by id limit 1`)
    const [codigo = '', numero = ''] = convenio.split('-')
    const corto = `${codigo.toLowerCase()} ${Number(numero)}`
    for (const texto of [convenio, corto, String(Number(numero)), frm_nombre, frm_dni]) {
      const { convenios, hayMas } = await buscar('admin', texto)
      if (!hayMas.includes('convenios'))
        expect(
          convenios.map((uno) => uno.id),
          texto,
        ).toContain(id)
    }
  })

  it('finds a court file by its number, with or without leading zeros, and gives its case', async () => {
    const caso = await one<{ expediente: string; imponible: number; recurso: string }>(
      `select a.dato ->> 'nroexpte' as expediente, a.imponible, a.recurso from actuacion a
       join caso c using (tipo, imponible, recurso)
       where a.vigente and a.tp_id in (1, 18) and a.dato ->> 'nroexpte' <> '' order by a.id limit 1`,
    )
    const [, numero = ''] = caso.expediente.split('-')
    for (const texto of [caso.expediente, caso.expediente.replaceAll('-', '/'), `0${numero}`])
      expect((await buscar('admin', texto)).expedientes, texto).toContainEqual(
        expect.objectContaining(caso),
      )
  })

  it('finds the cases of a number, or one case by its resource, with what they owe and when they are due', async () => {
    const caso = await one<{ tipo: string; imponible: number; recurso: string; total: string }>(
      `select tipo, imponible, recurso, total::text from caso
       where abogado = 'A01' and vence is not null and total > 0 order by imponible, recurso limit 1`,
    )
    const { imponible, recurso, tipo } = caso
    const porNumero = (await buscar('a01', String(imponible))).casos
    const [hallado, ...otros] = (await buscar('a01', `${imponible} ${recurso.toLowerCase()}`)).casos
    expect(otros).toEqual([])
    expect(porNumero).toContainEqual(hallado)
    expect(hallado).toMatchObject({ tipo, imponible, recurso, abogado: 'A01' })
    const pagina = await test.call(
      'GET',
      `/api/casos/pagina?imponible=${imponible}&recurso=${recurso}`,
      tokens.a01,
    )
    const { caso: suyo } = pagina.json<ReplyOf<Contract['getPaginaDeCaso']>>()
    expect(hallado).toMatchObject({
      ...{ monto: suyo.monto, plazo: suyo.plazo, mesa: suyo.mesa },
      ...{ radicado: suyo.radicacion !== null, saldado: suyo.saldada !== null },
    })
    const clase = tipo === 'C' ? 'comercio' : 'inmueble'
    const otra = tipo === 'C' ? 'inmueble' : 'comercio'
    const conActo = await buscar('a01', `ACTUACIÓN ${clase} ${imponible} ${recurso}`)
    expect(conActo.casos).toEqual([hallado])
    expect([conActo.inmuebles, conActo.contribuyentes, conActo.convenios]).toEqual([[], [], []])
    expect((await buscar('a01', `carta ${otra} ${imponible} ${recurso}`)).casos).toEqual([])
    expect((await buscar('admin', `carta ${imponible} ${recurso}`)).casos).toHaveLength(1)
    expect((await buscar('invitado', `carta ${imponible} ${recurso}`)).casos).toHaveLength(1)
  })

  it('finds no case of another lawyer, nor any for a person without a code', async () => {
    const ajeno = await one<{ imponible: number; recurso: string }>(
      `select c.imponible, c.recurso from caso c where c.abogado = 'A02' and not exists (
         select from deuda d where (d.tipo, d.imponible, d.recurso) = (c.tipo, c.imponible, c.recurso)
           and d.legal = 'A01') order by 1, 2 limit 1`,
    )
    const texto = `convenio ${ajeno.imponible} ${ajeno.recurso}`
    expect((await buscar('a02', texto)).casos).toHaveLength(1)
    expect(await buscar('a01', texto)).toEqual(await buscar('a01', 'convenio 99999998 AB'))
    expect((await buscar('sinCodigo', texto)).casos).toEqual([])
  })

  it('tells what the case of a court file owes, and when it is due', async () => {
    const { expediente } = await one<{ expediente: string }>(
      `select a.dato ->> 'nroexpte' as expediente from actuacion a join caso c using (tipo, imponible, recurso)
       where a.vigente and a.tp_id in (1, 18) and c.abogado = 'A01' and a.dato ->> 'nroexpte' <> '' order by a.id limit 1`,
    )
    const { expedientes } = await buscar('a01', expediente)
    expect(expedientes.length).toBeGreaterThan(0)
    for (const { imponible, recurso, monto, plazo } of expedientes) {
      const [caso] = (await buscar('a01', `${imponible} ${recurso}`)).casos
      expect({ monto, plazo }).toEqual({ monto: caso?.monto, plazo: caso?.plazo })
    }
  })

  it('shows at most five of each kind, and says when there are more', async () => {
    const { contribuyentes, hayMas } = await buscar('admin', 'maria')
    expect(contribuyentes).toHaveLength(5)
    expect(hayMas).toContain('contribuyentes')
  })

  it('is narrowed for a lawyer as each list is', async () => {
    const ajeno = await one<{ imponible: number }>(
      `select imponible from deuda where tipo = 'I' and estado <> 'CANCELADA' group by imponible
       having bool_and(legal = 'A02') order by 1 limit 1`,
    )
    const numero = String(ajeno.imponible)
    expect((await buscar('a02', numero)).inmuebles).toHaveLength(1)
    const { inmuebles, comercios } = await buscar('a01', numero)
    expect(inmuebles).toEqual([])
    expect(comercios).toEqual([])
    const convenio = await one<{ convenio: string }>(
      `select convenio from convenio where activo and codexterno = 'A02' limit 1`,
    )
    expect((await buscar('a02', convenio.convenio)).convenios).toHaveLength(1)
    expect((await buscar('a01', convenio.convenio)).convenios).toEqual([])
    const radicado = await one<{ expediente: string }>(
      `select a.dato ->> 'nroexpte' as expediente from actuacion a
       join caso c using (tipo, imponible, recurso)
       where a.vigente and a.tp_id in (1, 18) and c.abogado = 'A02' and a.dato ->> 'nroexpte' <> '' limit 1`,
    )
    expect((await buscar('a02', radicado.expediente)).expedientes).not.toEqual([])
    expect((await buscar('a01', radicado.expediente)).expedientes).toEqual([])
  })

  it('finds nothing for a person without a lawyer code (D13)', async () => {
    const nada = await buscar('sinCodigo', '99999998')
    expect(await buscar('sinCodigo', '101')).toEqual(nada)
    expect(await buscar('sinCodigo', 'maria')).toEqual(nada)
  })

  it('a guest sees documents masked and does not look for them (D10)', async () => {
    const { contribuyentes } = await buscar('invitado', 'maria')
    for (const { documento } of contribuyentes) expect(documento).not.toMatch(/\d{5}/)
    expect((await ask('invitado', '20-20000001-5')).statusCode).toBe(400)
    const { nro_doc } = await one<{ nro_doc: string }>(
      `select nro_doc from contribuyente where nro_doc is not null limit 1`,
    )
    expect((await buscar('invitado', nro_doc)).contribuyentes).toEqual([])
    expect((await buscar('invitado', '101')).titulos).toEqual([])
  })

  it('says what to type instead of finding everything', async () => {
    for (const texto of ['', 'ab', ' - ']) {
      const response = await ask('admin', texto)
      expect(response.statusCode).toBe(400)
      expect(response.body).toContain('Escriba un número o al menos tres letras seguidas.')
    }
  })
})
