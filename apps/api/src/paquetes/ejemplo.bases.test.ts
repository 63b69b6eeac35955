import { ARCHIVOS_DEL_PAQUETE, fechaEnZona } from '@apremia/core'
import { buildPaqueteEjemplo } from '@apremia/workbooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadPaqueteDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { zipTextos } from '../../test/zip-textos.ts'

const ADMIN = '20000001'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp({ nueva: ADMIN })
  admin = await test.login(ADMIN)
})
afterAll(() => test.close())

it('the example is loaded whole by an installation that has nothing, and loaded again it changes nothing', async () => {
  const ahora = test.services.ahora()
  const ejemplo = buildPaqueteEjemplo(fechaEnZona(ahora), ahora.toISOString())
  const bytes = await zipTextos(ejemplo)
  const { carga, trabajo } = await loadPaqueteDePrueba(test, admin, bytes)
  expect({ errores: trabajo.errores, motivos: carga.motivos }).toEqual({ errores: [], motivos: [] })
  expect(carga.avisos).toEqual([expect.stringContaining('El último número de título') as string])
  expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 0 })
  const escritos = [...ejemplo.keys()].map((archivo) => archivo.replace('.csv', ''))
  const orden = ARCHIVOS_DEL_PAQUETE.map(({ nombre }) => nombre)
  expect(carga.archivos.map(({ archivo }) => archivo).sort()).toEqual(
    orden.filter((nombre) => escritos.includes(nombre)).sort(),
  )
  for (const { archivo, filas, nuevos, cambiados, iguales } of carga.archivos)
    expect([archivo, filas > 0, nuevos + cambiados + iguales]).toEqual([archivo, true, filas])
  expect(carga.efectos).toMatchObject([{ abogado: 'A900' }])
  const otra = await loadPaqueteDePrueba(test, admin, bytes)
  expect(
    otra.carga.archivos.map(({ nuevos, cambiados, bajas }) => nuevos + cambiados + bajas),
  ).toEqual(carga.archivos.map(() => 0))
})
