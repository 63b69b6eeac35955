import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TABLAS_DE_PAQUETE } from '../../../../fixtures/src/paquete/filas-de-paquete.ts'
import { writePaquete } from '../../../../fixtures/src/paquete/write-paquete.ts'
import { HOY } from '../../test/global-setup.ts'
import { loadPaqueteDePrueba, zipCarpeta } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { openTestFolder } from '../../test/test-folder.ts'

const ADMIN = '20000001'

/**
 * Tables that the test compares. One side is the demonstration, and the other an installation that loaded the same data
 * as a data package. Each list names columns to leave out, whose values differ between installations.
 */
const TABLAS = {
  recurso: [],
  situacion: [],
  abogado: ['titulo', 'version'],
  contribuyente: [],
  inmueble: [],
  comercio: [],
  imponible_recurso: [],
  vinculo: [],
  plan_pago: [],
  plan_cuota: [],
  deuda: [],
  situacion_historica: ['id'],
} as const

let demo: TestApp
let nueva: TestApp
beforeAll(async () => {
  ;[demo, nueva] = [await startTestApp(), await startTestApp({ nueva: ADMIN })]
})
afterAll(async () => {
  await demo.close()
  await nueva.close()
})

/**
 * Returns the rows of a table as sorted JSON texts, without the columns `propias`, whose values differ between
 * installations.
 */
const filasDe = async ({ open }: TestApp, tabla: string, propias: readonly string[]) => {
  const { rows } = await open.pool.query<{ fila: string }>(
    `select (to_jsonb(t) - $1::text[])::text as fila from ${tabla} t order by 1`,
    [propias],
  )
  return rows.map(({ fila }) => fila)
}

it('loading the generated package gives the register of the demonstration', async () => {
  const folder = openTestFolder()
  const carpeta = join(folder.path, 'demo')
  const filas = writePaquete(carpeta, { semilla: 1, tamano: 'chico', hoy: HOY })
  expect(Object.keys(filas)).toEqual(TABLAS_DE_PAQUETE.map(({ archivo }) => archivo))
  const zip = await zipCarpeta(carpeta)
  folder.remove()
  const token = await nueva.login(ADMIN)
  const { carga, trabajo } = await loadPaqueteDePrueba(nueva, token, zip)
  expect({ motivos: carga.motivos, errores: trabajo.errores }).toEqual({ motivos: [], errores: [] })
  expect(carga).toMatchObject({ estado: 'aplicada', rechazadas: 0 })
  for (const [tabla, propias] of Object.entries(TABLAS)) {
    const esperadas = await filasDe(demo, tabla, propias)
    expect(esperadas.length, tabla).toBeGreaterThan(0)
    expect(await filasDe(nueva, tabla, propias), tabla).toEqual(esperadas)
  }
  const titulos = `select a.codexterno, t.titulo from abogado a join abogado_titulo t on t.id = a.titulo order by 1`
  const [antes, ahora] = [await demo.open.pool.query(titulos), await nueva.open.pool.query(titulos)]
  expect(ahora.rows).toEqual(antes.rows)
})
