import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const URL = '/api/loginInfo'

let test: TestApp
let quien: string
beforeAll(async () => {
  test = await startTestApp()
  for (const dni of ['20000003', '20000003', '20000004']) await test.login(dni)
  quien = await test.login('20000008')
})
afterAll(() => test.close())

interface Resumen {
  readonly usuario_dni: string
  readonly cant_login: number
}

const resumen = async (query = '') => {
  const response = await test.call('GET', `${URL}/resumeregisters${query}`, quien)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Resumen[]>()
}

describe('sign-ins', () => {
  it('count each sign-in, and no refused one (D149)', async () => {
    const refused = await test.call('POST', '/api/usuarios/login', undefined, { token: 'x' })
    expect(refused.statusCode).toBe(401)
    const rows = await resumen('?apellido=mu%C3%B1oz')
    expect(rows).toEqual([
      {
        usuario_dni: '20000003',
        usuario: { apellido: 'Muñoz Peña', nombre: 'Carolina', rol: 'user' },
        abogado: { codexterno: 'A01' },
        cant_login: 2,
        date_last_log: '2026-11-20T15:00:00.000Z',
      },
    ])
    const [propio] = await resumen('?dni=20.000.008')
    expect(propio).toMatchObject({ abogado: null, cant_login: 1 })
  })

  it('are sorted and found', async () => {
    const asc = await resumen('?orden=cant_login&sentido=asc')
    expect(asc.at(-1)?.usuario_dni).toBe('20000003')
    expect((await resumen('?orden=apellido&sentido=asc')).length).toBe(asc.length)
    expect(await resumen('?nombre=nadie')).toEqual([])
    expect(await resumen('?nombre=&apellido=&dni=')).toHaveLength(asc.length)
  })

  it('are listed for one person, with the number in the address or in the body', async () => {
    const porDireccion = await test.call('GET', `${URL}/registers?userDni=20000003`, quien)
    const porCuerpo = await test.call('POST', `${URL}/registers`, quien, { userDni: '20.000.003' })
    expect(porCuerpo.json()).toEqual(porDireccion.json())
    expect(porCuerpo.json()).toHaveLength(2)
    expect(porCuerpo.json()[0]).toEqual({
      fech_hor_login: '2026-11-20T15:00:00.000Z',
      fuente: 'renaper',
    })
    expect((await test.call('POST', `${URL}/registers`, quien, {})).statusCode).toBe(400)
  })

  it('are downloaded, those of everybody or of one person', async () => {
    const lines = await expectSameCsv((formato) =>
      test.call(
        'GET',
        `${URL}/resumeregisters/excel?formato=${formato}&apellido=mu%C3%B1oz`,
        quien,
      ),
    )
    expect(lines[0]).toBe(
      'DNI;NOMBRE Y APELLIDO;TIPO DE USUARIO;CODIGO EXTERNO;ROL;CANTIDAD DE LOGIN;ULTIMO INGRESO',
    )
    expect(lines[1]).toBe(
      '20000003;"Muñoz Peña, Carolina";Abogado;A01;Usuario;2;20/11/2026 12:00:00',
    )
    const excel = await test.call('GET', `${URL}/registers/excel?userDni=20000003`, quien)
    expect(excel.headers['content-disposition']).toMatch(/ingresos_20000003_\d{8}_\d{6}\.xlsx/)
  })

  it('include those made before the summary existed', async () => {
    const { rows } = await test.open.pool.query(`
      select dni from ingreso_resumen r full join (
        select dni, count(*)::int as cantidad, max(fech_hor_login) as ultimo from ingreso group by dni
      ) i using (dni, cantidad, ultimo)
      where r.cantidad is null or i.cantidad is null`)
    expect(rows).toEqual([])
  })
})
