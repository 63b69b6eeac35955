import { crc32 } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import { csvDePadron, enviarParte, waitTrabajo } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { cleanEnvios } from '../envios/archivo-de-envio.ts'

let almacen: AlmacenDePrueba
let test: TestApp
let admin: string
beforeAll(async () => {
  almacen = await startAlmacen()
  test = await startTestApp({ env: almacen.env })
  admin = await test.login('20000001')
})
afterEach(async () => {
  almacen.fail(undefined)
  await test.open.pool.query('delete from envio')
  await cleanEnvios(test.services)
})
afterAll(async () => {
  await test.close()
  await almacen.close()
})

const ARCHIVO = csvDePadron(
  Array.from({ length: 300 }, (_, i) => ({
    ...{ NRO_INMUEBLE: 600_000_000 + i, RECURSO: 'AB', CALLE: `Calle Ñandú ${i}`, NRO: i },
  })),
)
const MITAD = 4_000

const empezar = async () => {
  const body = { archivo: 'padron.csv', tamano: ARCHIVO.length }
  const response = await test.call('POST', '/api/padron/envios', admin, body)
  return response.json<{ envio: { id: string; recibido: number } }>().envio
}
const mandar = (id: string, desde: number, hasta?: number) =>
  enviarParte(test, admin, id, {
    ...{ desde, bytes: ARCHIVO.subarray(desde, hasta) },
    previa: crc32(ARCHIVO.subarray(0, desde)),
  })
const revisar = (id: string) =>
  test.call('POST', `/api/padron/envios/${id}/revisar`, admin, { modo: 'parcial' })

it('keeps its parts in the store, also those of another size sent again, and leaves nothing there', async () => {
  const { id } = await empezar()
  await mandar(id, 0, MITAD)
  almacen.fail(caido)
  expect((await mandar(id, MITAD, MITAD + 900)).json().error.code).toBe('almacen-no-disponible')
  almacen.fail(undefined)
  // The S3-compatible store kept this part of the uploaded file, but its answer to the server was lost.
  await expect.poll(async () => (await mandar(id, MITAD, MITAD + 2_000)).statusCode).toBe(200)
  expect((await mandar(id, MITAD + 2_000)).statusCode).toBe(200)
  expect(almacen.listKeys(`envios/${id}/`)).toHaveLength(3)
  const { trabajo } = (await revisar(id)).json()
  expect((await waitTrabajo(test, admin, trabajo.id)).estado).toBe('terminado')
  expect(almacen.listKeys('envios/')).toEqual([])
})

it('begins again when the store lost a part', async () => {
  const { id } = await empezar()
  await mandar(id, 0, MITAD)
  await mandar(id, MITAD)
  await test.services.objetos?.remove(`envios/${id}/0`)
  expect((await revisar(id)).json().error.code).toBe('envio-incompleto')
  expect(await empezar()).toMatchObject({ id, recibido: 0 })
  await mandar(id, 0)
  expect((await revisar(id)).statusCode).toBe(200)
})

it('is deleted with its parts a day after the last one', async () => {
  const { id } = await empezar()
  await mandar(id, 0, MITAD)
  const manana = new Date(test.services.ahora().getTime() + 25 * 3_600_000)
  await cleanEnvios({ ...test.services, ahora: () => manana })
  expect(almacen.listKeys('envios/')).toEqual([])
  expect((await mandar(id, MITAD)).statusCode).toBe(404)
})
