import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let a01: string
let invitado: string
beforeAll(async () => {
  test = await startTestApp()
  ;[admin, a01, invitado] = (await Promise.all(
    ['20000001', '20000003', '20000005'].map((dni) => test.login(dni)),
  )) as [string, string, string]
})
afterAll(() => test.close())

const anotadas = async (cosa: string, clave: string) => {
  await test.services.lecturas.flush()
  const { rows } = await test.open.pool.query(
    'select dni, rol, cantidad, dia::text from lectura where cosa = $1 and clave = $2 order by dia, dni',
    [cosa, clave],
  )
  return rows
}

const DIA = '2026-11-20'

describe('readings of people’s data', () => {
  it('one row for each reader and day, with a count, for every role', async () => {
    const item = (token: string) =>
      test.call('POST', '/municipio/contribxImp', token, { recurso: 'AB', imponible: '101' })
    for (const token of [admin, admin, a01, invitado]) await item(token)
    await test.services.lecturas.flush()
    await item(admin)
    expect(await anotadas('imponible', 'I/101')).toEqual([
      { dni: '20000001', rol: 'admin', cantidad: 3, dia: DIA },
      { dni: '20000003', rol: 'abogado', cantidad: 1, dia: DIA },
      { dni: '20000005', rol: 'invitado', cantidad: 1, dia: DIA },
    ])
  })

  it('a refused or empty answer shows nobody', async () => {
    await test.call('GET', '/api/convenios/999999', admin)
    expect(await anotadas('convenio', '999999')).toEqual([])
  })

  it('a list notes each of its rows, and a file that it was of many', async () => {
    const registro = { inmueble: 58, recurso: 'SS', apellido: 'Paz' }
    const { id } = (await test.call('POST', '/api/registros', a01, registro)).json().registro
    await test.call('GET', '/api/registros?pagina=1', admin)
    expect(await anotadas('registro', String(id))).toEqual([
      { dni: '20000001', rol: 'admin', cantidad: 1, dia: DIA },
    ])
    await test.call('GET', '/api/historico/excel?formato=csv', admin)
    expect(await anotadas('muchos', 'exportHistorial')).toMatchObject([{ cantidad: 1 }])
  })

  it('are written once the database comes back', async () => {
    const { lecturas } = test.services
    await test.open.pool.query('alter table lectura rename to lectura_fuera')
    lecturas.note({
      ...{ call: 'downloadCarta', pedido: { numero: 77 }, value: undefined },
      sesion: { dni: '20000001', rol: 'admin', abogado: '', permisos: [] } as never,
    })
    await lecturas.flush()
    await test.open.pool.query('alter table lectura_fuera rename to lectura')
    expect(await anotadas('carta', '77')).toMatchObject([{ cantidad: 1 }])
  })
})
