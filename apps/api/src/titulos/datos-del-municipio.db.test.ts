import { NORMAS_INICIALES } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let procesada: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const bytes = libroBasico(await filasTitulables(test, 1))
  const fields = { category: 'inmueble' }
  const path = '/api/creaciontitulos/generatexls'
  procesada = (await upload(test, path, admin, fields, { name: 'b.xlsx', bytes })).rawPayload
  await test.open.pool.query("update recurso set ordenanza = ''")
  await test.open.pool.query(
    "delete from parametro where clave like 'municipio.%' and clave <> 'municipio.provincia'",
  )
})
afterAll(() => test.close())

const titulos = (call: 'generatetitles' | 'simular') =>
  upload(
    test,
    `/api/creaciontitulos/${call}`,
    admin,
    { category: 'inmueble', startTitleNumber: '1' },
    { name: 'p.xlsx', bytes: procesada },
  )

const poner = (clave: string, valor: string) =>
  test.call('POST', '/api/parametros', admin, { clave, valor })

describe('a municipality without the person or the place of the signature (D89)', () => {
  it.each(['simular', 'generatetitles'] as const)('%s names the missing data', async (call) => {
    const { statusCode, json } = await titulos(call)
    expect(statusCode).toBe(422)
    const { code, message, detalle } = json().error
    expect(code).toBe('faltan-parametros')
    const claves = ['nombre', 'lugar', 'funcionario', 'cargo'].map((dato) => `municipio.${dato}`)
    expect(detalle).toEqual({ claves })
    for (const clave of claves) expect(message).toContain(`apremia parametros poner ${clave} `)
  })

  it('takes no number and writes nothing', async () => {
    const { rows } = await test.open.pool.query(
      `select (select count(*)::int from titulo) as titulos, ultimo,
        (select count(*)::int from historial where operacion = 'generate-titles') as cambios
      from titulo_contador`,
    )
    expect(rows).toEqual([{ titulos: 0, ultimo: 0, cambios: 0 }])
  })

  it('generates once they are there, and the title says them', async () => {
    await poner('municipio.nombre', 'Ramallo')
    await poner('municipio.lugar', 'Villa Ramallo')
    await poner('municipio.funcionario', 'Cra. Ana Paz')
    expect((await titulos('simular')).json().error.detalle).toEqual({
      claves: ['municipio.cargo'],
    })
    await poner('municipio.cargo', 'Directora de Rentas')
    await poner('normas.facultades', 'la Carta Orgánica')
    expect((await titulos('simular')).statusCode).toBe(200)
    const answer = await titulos('generatetitles')
    expect(answer.statusCode).toBe(200)
    const { rows } = await test.open.pool.query('select datos from titulo')
    expect(rows[0]?.datos.municipio).toEqual({
      nombre: 'Ramallo',
      provincia: 'Buenos Aires',
      lugar: 'Villa Ramallo',
      ordenanza: '',
      expediente: '',
      funcionario: 'Cra. Ana Paz',
      cargo: 'Directora de Rentas',
      normas: { ...NORMAS_INICIALES, facultades: 'la Carta Orgánica' },
    })
  })
})
