import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Trabajo } from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarParte, waitTrabajo } from '../../test/padron.ts'
import { zipDePrueba } from '../../test/paquetes.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { cleanEnvios } from '../envios/archivo-de-envio.ts'

let test: TestApp
let admin: string
let jefe: string
let bytes: Buffer
let mitad: number
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  bytes = await zipDePrueba({
    contribuyentes: [{ NRO_CONTRIB: 999_999_840, APYNOM: 'PAZ, Ana' }],
  })
  mitad = Math.floor(bytes.length / 2)
})
afterAll(() => test.close())

const RUTA = '/api/paquetes/envios'
const path = (id: string) => join(test.services.config.dataDir, 'documentos', 'envios', id)

interface Envio {
  readonly id: string
  readonly recibido: number
  readonly suma: number
}

const start = (extra: object = {}, token = admin) =>
  test.call('POST', RUTA, token, { archivo: 'noche.zip', tamano: bytes.length, ...extra })
const startOk = async (extra: object = {}, token = admin) =>
  (await start(extra, token)).json<{ envio: Envio }>().envio
const send = (id: string, desde: number, hasta?: number, token = admin) =>
  enviarParte(
    test,
    token,
    id,
    { desde, bytes: bytes.subarray(desde, hasta), previa: crc32(bytes.subarray(0, desde)) },
    RUTA,
  )
const load = (id: string, body: object = {}, token = admin) =>
  test.call('POST', `${RUTA}/${id}/cargar`, token, body)
const dejado = async (token = admin) => (await test.call('GET', RUTA, token)).json().envio

const waitCarga = async (answer: Awaited<ReturnType<typeof load>>, token = admin) => {
  expect(answer.statusCode, answer.body).toBe(200)
  const { carga, trabajo } = answer.json<{ carga: number; trabajo: Trabajo }>()
  await waitTrabajo(test, token, trabajo.id)
  return (await test.call('GET', `/api/paquetes/${carga}`, token)).json()
}

describe('a package sent in parts', () => {
  it('goes on where it was cut, and passes its dry run and its load like a package sent in one request', async () => {
    const { id } = await startOk({ simulacion: true })
    expect((await send(id, 0, mitad)).json()).toMatchObject({ envio: { recibido: mitad } })
    expect((await load(id)).json().error.code).toBe('envio-incompleto')
    const seguido = await startOk({ simulacion: true })
    expect(seguido).toMatchObject({ id, recibido: mitad, suma: crc32(bytes.subarray(0, mitad)) })
    expect(await dejado()).toMatchObject({ id, archivo: 'noche.zip', recibido: mitad })
    await send(id, mitad)
    expect(readFileSync(path(id)).equals(bytes)).toBe(true)
    const prueba = await waitCarga(await load(id, { simulacion: true }))
    expect(prueba).toMatchObject({ estado: 'probada', archivo: 'noche.zip', rechazadas: 0 })
    expect([await dejado(), existsSync(path(id))]).toEqual([null, false])
    const otro = await startOk()
    expect(otro.id).not.toBe(id)
    await send(otro.id, 0)
    expect(await waitCarga(await load(otro.id))).toMatchObject({ estado: 'aplicada' })
  })

  it('is loaded after its dry run without sending it again, once for each request', async () => {
    const { id } = await startOk({ archivo: 'probado.zip', simulacion: true })
    await send(id, 0)
    const prueba = await waitCarga(await load(id, { simulacion: true }))
    expect(prueba).toMatchObject({ estado: 'probada', simulacion: true })
    const headers = { authorization: `Bearer ${admin}`, 'idempotency-key': 'del-probado' }
    const ask = (carga: number, payload: object = {}) =>
      test.app.inject({ method: 'POST', url: `/api/paquetes/${carga}/cargar`, headers, payload })
    const [primera, segunda] = await Promise.all([ask(prueba.id), ask(prueba.id)])
    expect(primera.json().carga).toBe(segunda.json().carga)
    expect((await ask(prueba.id, { simulacion: true })).statusCode).toBe(422)
    const hecha = await waitCarga(primera)
    expect(hecha).toMatchObject({ estado: 'aplicada', simulacion: false, archivo: 'probado.zip' })
    expect((await ask(hecha.id)).statusCode).toBe(404)
  })

  it('is not loaded from a dry run of another person, nor without its file', async () => {
    const deAdmin = await startOk({ archivo: 'de-otro.zip', simulacion: true })
    await send(deAdmin.id, 0)
    const prueba = await waitCarga(await load(deAdmin.id, { simulacion: true }))
    const cargar = (token: string) =>
      test.call('POST', `/api/paquetes/${prueba.id}/cargar`, token, { simulacion: true })
    const cuenta = { nombre: 'Carga de la noche' }
    const servicio = await test.call('POST', '/api/cuentas-de-servicio', admin, cuenta)
    expect((await cargar(servicio.json<{ token: string }>().token)).statusCode).toBe(404)
    expect((await test.call('POST', '/api/paquetes/999999/cargar', admin, {})).statusCode).toBe(404)
    await test.services.db.execute(
      sql`update paquete_carga set documento = null where id = ${prueba.id}`,
    )
    expect((await cargar(admin)).json().error.code).toBe('prueba-sin-archivo')
  })

  it('a file by itself goes too, and leaves nothing behind', async () => {
    const suelto = Buffer.from('NRO_CONTRIB;APYNOM\n999999841;SOSA, Luz\n')
    const { id } = await startOk({ archivo: 'contribuyentes.csv', tamano: suelto.length })
    await enviarParte(test, admin, id, { desde: 0, bytes: suelto }, RUTA)
    expect(await waitCarga(await load(id))).toMatchObject({ estado: 'aplicada' })
    expect([existsSync(path(id)), existsSync(`${path(id)}.zip`)]).toEqual([false, false])
  })

  it('a part that is repeated is answered again; one out of its order, damaged or too long is refused', async () => {
    const { id } = await startOk({ archivo: 'partes.zip' })
    const salteada = await send(id, mitad)
    expect(salteada.statusCode).toBe(409)
    expect(salteada.json().error.detalle.envio).toMatchObject({ recibido: 0 })
    await send(id, 0, mitad)
    expect((await send(id, 0, mitad)).json()).toMatchObject({ envio: { recibido: mitad } })
    const danada = { desde: mitad, bytes: bytes.subarray(mitad), previa: 1 }
    expect((await enviarParte(test, admin, id, danada, RUTA)).json().error.code).toBe(
      'parte-danada',
    )
    const larga = {
      ...{ desde: mitad, bytes: Buffer.concat([bytes.subarray(mitad), Buffer.from('x')]) },
      previa: crc32(bytes.subarray(0, mitad)),
    }
    expect((await enviarParte(test, admin, id, larga, RUTA)).statusCode).toBe(400)
    expect(await dejado()).toMatchObject({ recibido: mitad })
  })

  it('belongs to the person who sends it and to nobody else, and another size is another file', async () => {
    const { id } = await startOk({ archivo: 'mio.zip' })
    await send(id, 0, mitad)
    const ajenas = [
      await send(id, mitad, undefined, jefe),
      await load(id, {}, jefe),
      await test.call('DELETE', `${RUTA}/${id}`, jefe),
    ]
    expect(ajenas.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await dejado(jefe)).toBeNull()
    const padron = { archivo: 'mio.zip', tamano: bytes.length }
    const delPadron = await test.call('POST', '/api/padron/envios', admin, padron)
    expect(delPadron.json().envio.id).not.toBe(id)
    expect(
      (await test.call('POST', `/api/padron/envios/${id}/revisar`, admin, { modo: 'parcial' }))
        .statusCode,
    ).toBe(404)
    expect(await dejado()).toMatchObject({ id, recibido: mitad })
    const otroTamano = await startOk({ archivo: 'mio.zip', tamano: bytes.length + 1 })
    expect(otroTamano).toMatchObject({ recibido: 0 })
    expect(otroTamano.id).not.toBe(id)
    expect((await send(id, mitad)).statusCode).toBe(404)
    expect((await start({ tamano: 513 * 1024 * 1024 })).statusCode).toBe(400)
  })

  it('is loaded once, also when the request is repeated with its name', async () => {
    const { id } = await startOk({ archivo: 'una-vez.zip' })
    await send(id, 0)
    const headers = { authorization: `Bearer ${admin}`, 'idempotency-key': id }
    const ask = (payload: object) =>
      test.app.inject({ method: 'POST', url: `${RUTA}/${id}/cargar`, headers, payload })
    const primera = await ask({ simulacion: true })
    const segunda = await ask({ simulacion: true })
    expect(segunda.json().carga).toBe(primera.json().carga)
    expect((await ask({ simulacion: false })).statusCode).toBe(422)
    await waitCarga(primera)
    expect((await load(id)).statusCode).toBe(404)
  })

  it('left for a day it is gone, with its bytes', async () => {
    const { id } = await startOk({ archivo: 'vieja.zip' })
    await send(id, 0, mitad)
    const manana = new Date(test.services.ahora().getTime() + 25 * 3_600_000)
    await cleanEnvios({ ...test.services, ahora: () => manana })
    expect(existsSync(path(id))).toBe(false)
    expect((await send(id, mitad)).statusCode).toBe(404)
  })

  it('what is not a package is refused when it is loaded', async () => {
    const nada = Buffer.from('no es un zip')
    const { id } = await startOk({ archivo: 'nada.zip', tamano: nada.length })
    await enviarParte(test, admin, id, { desde: 0, bytes: nada }, RUTA)
    expect((await load(id)).json().error.code).toBe('paquete-zip-danado')
    expect((await test.call('DELETE', `${RUTA}/${id}`, admin)).statusCode).toBe(204)
    expect(await dejado()).toBeNull()
  })
})
