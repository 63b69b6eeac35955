import type { Trabajo } from '@apremia/api-client'
import { SITUACIONES_INICIALES } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitTrabajo } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const EJECUCION = {
  ...{ codigo: 'EJ', detalle: 'En Ejecución', destino: 'CC', clase: 'tituloEjecutivo' },
}
type Situacion = typeof EJECUCION & { readonly version: string }

const save = (body: object, token = admin) => test.call('PUT', '/api/situaciones', token, body)
const list = async (token = admin) =>
  (await test.call('GET', '/api/situaciones', token)).json<Situacion[]>()
const find = async (codigo: string): Promise<Situacion> => {
  const situacion = (await list()).find((una) => una.codigo === codigo)
  if (situacion === undefined) throw new Error(`No está ${codigo}`)
  return situacion
}
const query = async (texto: string, valores: unknown[] = []) =>
  (await test.open.pool.query(texto, valores)).rows
const errorOf = async (response: ReturnType<typeof save>) => {
  const { statusCode, json } = await response
  const { code, fields } = json().error
  return { statusCode, code, campos: fields?.map((uno: { field: string }) => uno.field) }
}
const wait = (trabajo: string) => waitTrabajo(test, admin, trabajo)
const findTrabajo = async (situacion: string) =>
  (await query("select id from trabajo where entrada ->> 'situacion' = $1", [situacion]))[0]
const verificar = async () => {
  const { id } = (await test.call('POST', '/api/casos/verificar', admin, {})).json<Trabajo>()
  return (await wait(id)).resumen
}

describe('the situations of the municipality (D170)', () => {
  it('start with those of the rules, and every signed-in person reads them', async () => {
    const filas = await list(await test.login('20000003'))
    for (const { codigo, clase } of SITUACIONES_INICIALES)
      expect(filas.find((una) => una.codigo === codigo)).toMatchObject({ clase })
  })

  it('a new situation is recorded in the history and offered by the searches', async () => {
    const { version, ...guardada } = (await save({ ...EJECUCION, codigo: 'ej' })).json<Situacion>()
    expect(guardada).toEqual(EJECUCION)
    expect(await find('EJ')).toEqual({ ...EJECUCION, version })
    const [alta] = await query("select descripcion from historial where entidad = 'situacion'")
    expect(alta?.descripcion).toBe('Alta de la situación EJ, «En Ejecución».')
    const ofrecidas = (await test.call('GET', '/municipio/dtSituacion', admin)).json()
    expect(ofrecidas).toContainEqual({ CODIGO: 'EJ', DETALLE_SITUACION: 'En Ejecución' })
    expect(await findTrabajo('EJ')).toBeUndefined()
  })

  it.each([
    [{ codigo: 'LARGO', detalle: 'Otra' }, 400, 'campos-invalidos', ['codigo']],
    [{ codigo: 'ZZ', detalle: '' }, 400, 'campos-invalidos', ['detalle']],
    [{ codigo: 'ZZ', detalle: 'x'.repeat(121) }, 400, 'campos-invalidos', ['detalle']],
    [{ codigo: 'ZZ', detalle: 'Otra', destino: 'CUENTA' }, 400, 'campos-invalidos', ['destino']],
    [{ codigo: 'ZZ', detalle: 'Otra', clase: 'x' }, 400, 'campos-invalidos', ['clase']],
    [{ codigo: 'ZZ', detalle: 'gestion legal' }, 409, 'fila-repetida', ['detalle']],
    [{ codigo: 'GL', detalle: 'Otra' }, 409, 'fila-repetida', ['codigo']],
    [{ codigo: 'ZZ', detalle: 'Otra', version: 'x' }, 404, 'no-encontrado', ['codigo']],
  ])('%j is refused, and nothing changes', async (cambio, statusCode, code, campos) => {
    const antes = await list()
    expect(await errorOf(save({ ...EJECUCION, ...cambio }))).toEqual({ statusCode, code, campos })
    expect(await list()).toEqual(antes)
  })

  it('is changed by administrators, over the version they saw', async () => {
    const vista = await find('EJ')
    for (const dni of ['20000002', '20000003'])
      expect((await save({ ...vista, detalle: 'X' }, await test.login(dni))).statusCode).toBe(403)
    expect((await save({ ...vista, destino: 'LG' })).statusCode).toBe(200)
    expect(await errorOf(save({ ...vista, detalle: 'X' }))).toMatchObject({
      ...{ statusCode: 409, code: 'version-vieja' },
    })
  })
})

describe('the meaning of a situation for the rules', () => {
  it('is what the catalogue says, for the desks and for who asks why', async () => {
    await query("update situacion_historica set situacion = 'EJ' where situacion = 'TE'")
    await query("update deuda set situacion = 'EJ' where situacion = 'TE'")
    expect(await verificar()).toMatchObject({ diferencias: 0 })
  })

  it('a new meaning makes a job recalculate the cases that were ever in the situation', async () => {
    const cuenta = async () =>
      Object.fromEntries(
        (await query('select situacion, count(*)::int as n from caso group by 1')).map((fila) => [
          fila.situacion,
          fila.n,
        ]),
      )
    const antes = await cuenta()
    expect(antes.tituloEjecutivo).toBeGreaterThan(0)
    const [{ n: enEjecucion }] = await query(
      "select count(distinct (tipo, imponible, recurso))::int as n from situacion_historica where situacion = 'EJ'",
    )
    const pregunta = '/api/configuracion/efecto?clave=situacion&codigo=EJ&significado=otra'
    const previa = (await test.call('GET', pregunta, admin)).json()
    expect(await cuenta()).toEqual(antes)
    expect((await save({ ...(await find('EJ')), clase: 'otra' })).statusCode).toBe(200)
    const trabajo = await wait((await findTrabajo('EJ')).id)
    expect(trabajo).toMatchObject({
      titulo: 'Recalcular los casos de la situación EJ',
      estado: 'terminado',
      resumen: { casos: enEjecucion },
    })
    expect(trabajo.resumen?.cambiados).toBeGreaterThan(0)
    expect(previa).toMatchObject({ alcanzados: enEjecucion })
    expect(previa.solapa).toBeGreaterThan(0)
    expect(previa.solapa).toBeLessThanOrEqual(Number(trabajo.resumen?.cambiados))
    const nadie = pregunta.replace('EJ', 'ZQ')
    expect((await test.call('GET', nadie, admin)).statusCode).toBe(404)
    const despues = await cuenta()
    expect(despues.tituloEjecutivo ?? 0).toBe(0)
    expect(despues.otra).toBeGreaterThan(antes.otra ?? 0)
    expect(await verificar()).toMatchObject({ diferencias: 0 })
  })

  it('applies also to situations learned from the service of the municipality', async () => {
    const clave = { tipo: 'I', imponible: 888_111, recurso: 'AB' }
    const dicha = {
      fecha: '2026-05-04',
      situacion: 'Intimación Fehaciente',
      clase: 'otra',
      legal: 'A01',
    }
    await query(
      'insert into situacion_aprendida (tipo, imponible, recurso, situaciones, sabido) values ($1, $2, $3, $4, now())',
      [...Object.values(clave), JSON.stringify([dicha])],
    )
    const nueva = { codigo: 'IF', detalle: 'intimacion fehaciente', clase: 'gestionLegal' }
    expect((await save(nueva)).statusCode).toBe(200)
    expect(await wait((await findTrabajo('IF')).id)).toMatchObject({ estado: 'terminado' })
    const [caso] = await query('select situacion from caso where imponible = 888111')
    expect(caso).toEqual({ situacion: 'gestionLegal' })
  })
})
