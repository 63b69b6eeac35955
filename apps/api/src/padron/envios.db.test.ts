import { existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvDePadron, enviarParte, waitTrabajo } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { cleanEnvios } from '../envios/archivo-de-envio.ts'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())
beforeEach(() => test.open.pool.query('delete from envio'))

const FILAS = Array.from({ length: 300 }, (_, i) => ({
  ...{ NRO_INMUEBLE: 600_000_000 + i, RECURSO: 'AB', CALLE: `Calle Ñandú ${i}`, NRO: i },
}))
const ARCHIVO = csvDePadron(FILAS)
const MITAD = 4_000
const carpeta = () => join(test.services.config.dataDir, 'documentos', 'envios')

interface Envio {
  readonly id: string
  readonly recibido: number
  readonly suma: number
}

const empezar = async (token = admin, archivo = 'padron.csv', tamano = ARCHIVO.length) => {
  const response = await test.call('POST', '/api/padron/envios', token, { archivo, tamano })
  return response.json<{ envio: Envio }>().envio
}
const mandar = (id: string, desde: number, hasta?: number, token = admin) =>
  enviarParte(test, token, id, {
    ...{ desde, bytes: ARCHIVO.subarray(desde, hasta) },
    previa: crc32(ARCHIVO.subarray(0, desde)),
  })
const revisar = (id: string, token = admin) =>
  test.call('POST', `/api/padron/envios/${id}/revisar`, token, { modo: 'parcial' })

describe('a registry sent in parts', () => {
  it('for a review only leaves no row of history, also when it is abandoned', async () => {
    const filas = async () =>
      (
        await test.open.pool.query(
          "select operacion from historial where entidad = 'envio-de-padron' order by orden",
        )
      ).rows.map(({ operacion }) => operacion)
    const antes = await filas()
    const start = async (simulacion: boolean) => {
      const body = { archivo: 'visto.csv', tamano: ARCHIVO.length, simulacion }
      return (await test.call('POST', '/api/padron/envios', admin, body)).json().envio.id
    }
    const leave = async (id: string) =>
      expect((await test.call('DELETE', `/api/padron/envios/${id}`, admin)).statusCode).toBe(204)
    const visto = await start(true)
    await mandar(visto, 0, MITAD)
    await leave(visto)
    expect(await filas()).toEqual(antes)
    await leave(await start(false))
    expect(await filas()).toEqual([...antes, 'start-envio', 'discard-envio'])
  })

  it('goes on where it was cut, with another session too, and is reviewed like a register sent in one request', async () => {
    const { id } = await empezar()
    expect((await mandar(id, 0, MITAD)).statusCode).toBe(200)
    expect((await revisar(id)).json().error.code).toBe('envio-incompleto')
    admin = await test.login('20000001')
    expect((await test.call('GET', '/api/padron/envios', admin)).json()).toMatchObject({
      envio: { id, archivo: 'padron.csv', recibido: MITAD },
    })
    const seguido = await empezar()
    expect(seguido).toMatchObject({ id, recibido: MITAD })
    expect(seguido.suma).toBe(crc32(ARCHIVO.subarray(0, MITAD)))
    expect((await mandar(id, MITAD)).json()).toMatchObject({ envio: { recibido: ARCHIVO.length } })
    expect(readFileSync(join(carpeta(), id)).equals(ARCHIVO)).toBe(true)
    const { carga, trabajo } = (await revisar(id)).json()
    expect((await waitTrabajo(test, admin, trabajo.id)).estado).toBe('terminado')
    const vista = await test.call('GET', `/api/padron/cargas/${carga}`, admin)
    expect(vista.json()).toMatchObject({
      estado: 'revisada',
      nuevos: FILAS.length,
      archivo: 'padron.csv',
    })
    expect(readdirSync(carpeta())).toEqual([])
    expect((await test.call('GET', '/api/padron/envios', admin)).json()).toEqual({ envio: null })
  })

  it('answers again a part whose answer was lost, and refuses one out of place or damaged', async () => {
    const { id } = await empezar()
    await mandar(id, 0, MITAD)
    expect((await mandar(id, 0, MITAD)).json()).toMatchObject({ envio: { recibido: MITAD } })
    const salteada = await mandar(id, MITAD + 10)
    expect(salteada.statusCode).toBe(409)
    expect(salteada.json().error.detalle.envio).toMatchObject({ recibido: MITAD })
    const ajena = { desde: MITAD, bytes: ARCHIVO.subarray(0, 10), previa: 1 }
    expect((await enviarParte(test, admin, id, ajena)).json().error.code).toBe('parte-danada')
    const deMas = Buffer.concat([ARCHIVO.subarray(MITAD), Buffer.from('x')])
    const previa = crc32(ARCHIVO.subarray(0, MITAD))
    const larga = await enviarParte(test, admin, id, { desde: MITAD, bytes: deMas, previa })
    expect(larga.statusCode).toBe(400)
    const dos = await Promise.all([mandar(id, MITAD), mandar(id, MITAD)])
    expect(dos.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(readFileSync(join(carpeta(), id)).equals(ARCHIVO)).toBe(true)
  })

  it('each person has one upload at a time: another file takes its place', async () => {
    const { id } = await empezar()
    await mandar(id, 0, MITAD)
    expect((await mandar(id, MITAD, undefined, jefe)).statusCode).toBe(404)
    expect((await revisar(id, jefe)).statusCode).toBe(404)
    const otro = await empezar(admin, 'otro.csv')
    expect(otro).toMatchObject({ recibido: 0 })
    expect(otro.id).not.toBe(id)
    expect((await mandar(id, MITAD)).statusCode).toBe(404)
    expect(existsSync(join(carpeta(), id))).toBe(false)
    expect((await test.call('DELETE', `/api/padron/envios/${otro.id}`, admin)).statusCode).toBe(204)
    expect((await mandar(otro.id, 0)).statusCode).toBe(404)
  })

  it('is reviewed once, by the first request', async () => {
    const { id } = await empezar()
    await mandar(id, 0)
    const dos = await Promise.all([revisar(id), revisar(id)])
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  })

  it('is not reported as gone when the folder of documents cannot be written', async () => {
    const { id } = await empezar()
    await mandar(id, 0)
    const { documentos } = test.services
    const sinCarpeta = { ...documentos, newTemporary: () => join(carpeta(), 'no-esta', 'uno') }
    Object.assign(test.services, { documentos: sinCarpeta })
    try {
      expect((await revisar(id)).statusCode).toBe(500)
    } finally {
      Object.assign(test.services, { documentos })
    }
    expect((await revisar(id)).statusCode).toBe(200)
  })

  it('begins again when the disk lost what had come', async () => {
    const { id } = await empezar()
    await mandar(id, 0, MITAD)
    truncateSync(join(carpeta(), id), 10)
    expect((await mandar(id, MITAD)).json().error.detalle.envio).toMatchObject({ recibido: 0 })
    expect(await empezar()).toMatchObject({ id, recibido: 0, suma: 0 })
    expect((await mandar(id, 0)).json()).toMatchObject({ envio: { recibido: ARCHIVO.length } })
    expect((await revisar(id)).statusCode).toBe(200)
  })

  it('is deleted a day after its last part', async () => {
    const { id } = await empezar()
    await mandar(id, 0, MITAD)
    await cleanEnvios(test.services)
    expect(readdirSync(carpeta())).toEqual([id])
    const manana = new Date(test.services.ahora().getTime() + 25 * 3_600_000)
    await cleanEnvios({ ...test.services, ahora: () => manana })
    expect(readdirSync(carpeta())).toEqual([])
    expect((await mandar(id, MITAD)).statusCode).toBe(404)
  })
})
