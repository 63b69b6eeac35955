import { afterAll, beforeAll, expect, it } from 'vitest'
import { filasTitulables } from '../../test/libros.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const NUMERO = 90_001

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await test.open.pool.query('select 1 from pg_locks where not granted limit 1')
  return rows.length > 0 || isWaiting()
}

it('former titles wait for the lot that is being made, and never take its number', async () => {
  const lote = await test.open.pool.connect()
  await lote.query('begin')
  await lote.query(
    `insert into titulo_lote (id, archivo, categoria, desde, hasta, cantidad, total, planilla, version, dni, creado)
     values (gen_random_uuid(), 'a.zip', 'inmueble', $1, $1, 1, 1, 'p', 1, '20000001', now())`,
    [NUMERO],
  )
  await lote.query(
    `insert into titulo (numero, lote, categoria, imponible, recurso, abogado, contribuyente, periodos, total, datos,
       codigo_verificacion, dni, creado)
     select $1, id, 'inmueble', '1', 'AB', 'A01', 'PRUEBA', '{2020001}', 1, '{}', 'codigo', dni, creado from titulo_lote`,
    [NUMERO],
  )
  const [[imponible = 0, recurso = ''] = []] = await filasTitulables(test, 1)
  const zip = await zipDePrueba({
    titulos_emitidos: [
      {
        ...{ NUMERO, TIPO: 'I', IMPONIBLE: imponible, RECURSO: recurso, FECHA: '2020-01-01' },
        ...{ PERIODOS: '2018/1', TOTAL: '1.00' },
      },
    ],
  })
  const load = loadPaqueteDePrueba(test, admin, zip)
  await isWaiting()
  await lote.query('commit')
  lote.release()
  const { carga, trabajo } = await load
  expect(carga).toMatchObject({ estado: 'rechazada', rechazadas: 1 })
  expect(trabajo.errores[0]?.mensaje).toContain('hecho aquí')
})
