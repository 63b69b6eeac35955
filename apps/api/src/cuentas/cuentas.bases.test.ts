import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitTrabajo } from '../../test/padron.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

interface Cuenta {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly revocada: boolean
  readonly expira: string | null
  readonly ultimoUso: string | null
  readonly token: string
}

const RUTA = '/api/cuentas-de-servicio'
const crear = (nombre: string, dias?: number) =>
  test.call('POST', RUTA, admin, { nombre, ...(dias === undefined ? {} : { dias }) })
const nueva = async (nombre: string): Promise<Cuenta> => {
  const answer = await crear(nombre)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const listar = async (): Promise<Cuenta[]> => (await test.call('GET', RUTA, admin)).json()
const quien = (token: string) => test.call('POST', '/api/usuarios/validate-token', token, {})
const contribuyente = (apynom: string, numero: number) =>
  zipDePrueba({ contribuyentes: [{ NRO_CONTRIB: numero, APYNOM: apynom }] })

describe('a service account (D193)', () => {
  it('loads a package under its own name, which the history and the load show', async () => {
    const { codigo, token } = await nueva('Carga nocturna')
    const bytes = await contribuyente('PRUEBA, Uno', 999_999_901)
    const { trabajo, carga } = await loadPaqueteDePrueba(test, token, bytes)
    expect(trabajo.estado).toBe('terminado')
    expect(carga).toMatchObject({
      ...{ estado: 'aplicada', persona: { apellido: 'Servicio', nombre: 'Carga nocturna' } },
    })
    const { rows } = await test.open.pool.query(
      `select dni, origen from historial where entidad = 'paquete' and entidad_id = $1`,
      [String(carga.id)],
    )
    expect(rows.map(({ dni }) => dni)).toEqual([codigo, codigo])
    const found = await test.call('POST', '/api/historico/search', admin, { usuario: 'nocturna' })
    expect(found.json()[0]).toMatchObject({ usuario: codigo, user: { nombre: 'Carga nocturna' } })
    const porCodigo = await test.call('POST', '/api/historico/search', admin, {
      usuario: codigo.toLowerCase(),
    })
    expect(porCodigo.json()).toEqual(found.json())
    expect((await quien(token)).json().usuario).toMatchObject({ dni: codigo, rol: 'servicio' })
    const [cuenta] = await listar()
    expect(cuenta).toMatchObject({ codigo, nombre: 'Carga nocturna', revocada: false })
    expect(cuenta?.ultimoUso).not.toBeNull()
  })

  it('never loads people, lawyers nor catalogues', async () => {
    const { token } = await nueva('Con catálogos')
    const { carga } = await loadPaqueteDePrueba(
      test,
      token,
      await zipDePrueba({
        recursos: [{ CODIGO: 'ZZ', NOMBRE: 'Nuevo', TIPO: 'I' }],
        usuarios: [{ DNI: '33000001', APELLIDO: 'Alta', NOMBRE: 'De noche', ROL: 'admin' }],
        contribuyentes: [{ NRO_CONTRIB: 999_999_902, APYNOM: 'PRUEBA, Dos' }],
      }),
    )
    expect(carga.estado).toBe('rechazada')
    expect(carga.motivos.join(' ')).toContain('usuarios')
    expect(carga.motivos.join(' ')).toContain('recursos')
    const { rows } = await test.open.pool.query(
      `select (select count(*) from recurso where codigo = 'ZZ')::int as recursos,
        (select count(*) from usuario where dni = '33000001')::int as personas,
        (select count(*) from contribuyente where nro_contrib = 999999902)::int as contribuyentes`,
    )
    expect(rows[0]).toEqual({ recursos: 0, personas: 0, contribuyentes: 0 })
  })

  it('sees only its own loads and jobs', async () => {
    const [una, otra] = [await nueva('Una'), await nueva('Otra')]
    const bytes = await contribuyente('PRUEBA, Tres', 999_999_903)
    const { carga, trabajo } = await loadPaqueteDePrueba(test, una.token, bytes)
    const ver = (token: string) => test.call('GET', `/api/paquetes/${carga.id}`, token)
    expect([(await ver(una.token)).statusCode, (await ver(admin)).statusCode]).toEqual([200, 200])
    const ajena = await ver(otra.token)
    const ninguna = await test.call('GET', '/api/paquetes/999999', otra.token)
    expect(ajena.statusCode).toBe(404)
    expect(ajena.json().error.message).toBe(ninguna.json().error.message)
    expect((await test.call('GET', '/api/paquetes', otra.token)).json()).toEqual([])
    expect((await test.call('GET', '/api/paquetes', una.token)).json()).toHaveLength(1)
    expect((await test.call('GET', `/api/trabajos/${trabajo.id}`, otra.token)).statusCode).toBe(404)
    expect((await waitTrabajo(test, una.token, trabajo.id)).estado).toBe('terminado')
  })

  it('renewed, its old token stops working at once', async () => {
    const { id, token } = await nueva('Renovada')
    const answer = await test.call('POST', `${RUTA}/${id}/renovar`, admin, { dias: 10 })
    const otro = answer.json<Cuenta>()
    expect([(await quien(token)).statusCode, (await quien(otro.token)).statusCode]).toEqual([
      401, 200,
    ])
    expect((await quien(token)).json().error.message).toContain('apremia cuentas renovar')
    const cuenta = (await listar()).find((una) => una.id === id)
    expect(cuenta?.expira?.slice(0, 10)).toBe('2026-11-30')
  })

  it('a revoked account cannot act; its name may be used again and its code may not', async () => {
    const { id, codigo, token } = await nueva('Revocada')
    expect((await test.call('DELETE', `${RUTA}/${id}`, admin)).statusCode).toBe(204)
    expect((await quien(token)).statusCode).toBe(401)
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/renovar'],
    ] as const)
      expect((await test.call(method, `${RUTA}/${id}${path}`, admin, {})).statusCode).toBe(404)
    const otra = await nueva('Revocada')
    expect(otra.codigo).not.toBe(codigo)
    expect((await listar()).find((una) => una.id === id)).toMatchObject({
      ...{ revocada: true, expira: null },
    })
  })

  it('is created once when several come at once with the same name', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => crear('A la vez')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const distintas = await Promise.all(['B', 'C', 'D'].map((nombre) => nueva(nombre)))
    expect(new Set(distintas.map(({ codigo }) => codigo)).size).toBe(3)
  })

  it.each([
    [{ nombre: '  ' }, 'nombre', 'Indique para qué es la cuenta.'],
    [{ nombre: 'x', dias: 0 }, 'dias', 'El token dura al menos 1 día.'],
    [{ nombre: 'x', dias: 731 }, 'dias', 'El token dura a lo sumo 730 días.'],
    [{ nombre: 'x', dias: 1.5 }, 'dias', 'Los días son un número entero.'],
  ])('%j is refused with its reason', async (body, field, message) => {
    const answer = await test.call('POST', RUTA, admin, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([{ field, message }])
  })

  it('is given by a person who signed in, not by a program', async () => {
    const { token } = (await test.call('POST', '/api/tokens', admin, { nombre: 'x' })).json()
    const answer = await test.call('POST', RUTA, token, { nombre: 'Por un programa' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'sin-permiso'])
  })

  it('is listed neither among the people who may sign in nor in the page of the demo', async () => {
    await nueva('Sin ingreso')
    const personas = await test.call('GET', '/api/usuarios?buscar=servicio', admin)
    expect(personas.json()).toEqual([])
    const pagina = await test.call('GET', '/identidad?fnt=renaper&vlv=/ingreso', undefined)
    expect(pagina.body).not.toContain('Sin ingreso')
  })
})
