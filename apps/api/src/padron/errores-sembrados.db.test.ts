import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAzar } from '../../test/azar.ts'
import { readLibro } from '../../test/libros.ts'
import {
  applyCargaDePrueba,
  dumpPadron,
  type FilaDePadronDePrueba,
  readPadronEntero,
  reviewCargaDePrueba,
} from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

/** Numbers of rows and of wrong rows in the test file. Set `FILAS=50000 ERRORES=1000` for a long run. */
const FILAS = Number(process.env.FILAS ?? 2000)
const ERRORES = Number(process.env.ERRORES ?? 100)
const PRIMERO = 800_000_000
const ENCABEZADO = 1

const DANOS: readonly (readonly [FilaDePadronDePrueba, string])[] = [
  [{ NRO_INMUEBLE: 'x12' }, 'NRO_INMUEBLE: '],
  [{ NRO_INMUEBLE: -5 }, 'NRO_INMUEBLE: '],
  [{ NRO_INMUEBLE: null }, 'NRO_INMUEBLE: '],
  [{ RECURSO: 'ZZ' }, 'RECURSO: '],
  [{ RECURSO: null }, 'RECURSO: '],
  [{ PAR_PROVINCIAL: '12' }, 'PAR_PROVINCIAL: '],
  [{ NRO: 'x' }, 'NRO: '],
]

let test: TestApp
let admin: string
let modelo: FilaDePadronDePrueba
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const [primera] = await readPadronEntero(test.open.pool)
  modelo = Object.fromEntries(Object.keys(primera ?? {}).map((columna) => [columna, null]))
})
afterAll(() => test.close())

it(`of ${FILAS} rows with ${ERRORES} wrong ones, each wrong row is reported with its reason, the same file twice changes nothing (R5)`, async () => {
  const { hasta } = createAzar(20_261_127)
  const malas = new Map<number, number>()
  while (malas.size < ERRORES) malas.set(hasta(FILAS), malas.size % DANOS.length)
  const filas = Array.from({ length: FILAS }, (_, i) => ({
    ...modelo,
    ...{ NRO_INMUEBLE: PRIMERO + i, RECURSO: 'AB', CALLE: 'De la Prueba', NRO: i + 1 },
    ...DANOS[malas.get(i) ?? -1]?.[0],
  }))

  const from = performance.now()
  const carga = await reviewCargaDePrueba(test, admin, filas)
  expect(carga).toMatchObject({ nuevos: FILAS - ERRORES, rechazadas: ERRORES })
  const file = await test.call('GET', `/api/padron/cargas/${carga.id}/rechazadas`, admin)
  const [hoja = []] = Object.values(readLibro(file.rawPayload))
  const informadas = new Map(
    hoja.map((una) => [Number(una['FILA DEL ARCHIVO']), una['MOTIVO DEL RECHAZO'] ?? '']),
  )
  const calladas = [...malas].filter(
    ([i, dano]) =>
      !informadas.get(i + 1 + ENCABEZADO)?.startsWith(DANOS[dano]?.[1] ?? 'sin motivo'),
  )
  expect(calladas).toEqual([])
  expect(informadas.size).toBe(ERRORES)

  const body = { rechazosHasta: ERRORES }
  expect(await applyCargaDePrueba(test, admin, carga.id, body)).toMatchObject({
    estado: 'terminado',
  })
  const segundos = (performance.now() - from) / 1000
  const cargado = await dumpPadron(test.open.pool)
  const otra = await reviewCargaDePrueba(test, admin, filas)
  expect(otra).toMatchObject({ nuevos: 0, cambiados: 0, rechazadas: ERRORES })
  await applyCargaDePrueba(test, admin, otra.id, body)
  expect(await dumpPadron(test.open.pool)).toEqual(cargado)
  console.info(
    `R5: ${FILAS} filas con ${ERRORES} errores sembrados, ${informadas.size} informados con fila y motivo; revisar y aplicar ${segundos.toFixed(1)} s; la segunda vez, 0 cambios`,
  )
}, 1_200_000)
