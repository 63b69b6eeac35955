import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../test/copia.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { formulario, leerMuestra } from '../test/libros.ts'
import { type ProcesoDePrueba, startProceso } from '../test/proceso.ts'
import { copyPlantilla } from '../test/test-db.ts'
import { openDb } from './platform/db/open-db.ts'

/**
 * Number of times that the test stops the server. The environment variable APAGADOS changes it: `APAGADOS=20` for a
 * long test.
 */
const APAGADOS = Number(process.env.APAGADOS ?? 2)
const CONEXIONES = 8

let emisor: Emisor
beforeAll(async () => {
  emisor = await startEmisor()
})
afterAll(() => emisor.close())

interface Cuenta {
  respondidos: number
  rechazados: number
  ausentes: number
  cortados: string[]
  guardados: string[]
}

let registrados = 0
const nextDni = (): string => {
  registrados += 1
  return String(40_000_000 + registrados)
}

const insist = async (proceso: ProcesoDePrueba, token: string, nombre: string, cuenta: Cuenta) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let i = 0; ; i += 1) {
    const writes = i % 5 === 0
    const alta = { nombre: `${nombre}-${i}`, apellido: 'Prueba', rol: 'guest' }
    const payload = writes ? JSON.stringify({ dni: nextDni(), ...alta }) : undefined
    let outgoing: ClientRequest | undefined
    try {
      outgoing = request(`${proceso.url}/api/usuarios`, {
        agent,
        method: writes ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }).end(payload)
      const [response] = await once(outgoing, 'response')
      for await (const _ of response);
      if (response.statusCode === 200) {
        cuenta.respondidos += 1
        if (writes) cuenta.guardados.push(`${nombre}-${i}`)
      } else if (response.statusCode === 503) {
        expect(response.headers).toMatchObject({ connection: 'close', 'retry-after': '5' })
        cuenta.rechazados += 1
        return
      } else cuenta.cortados.push(String(response.statusCode))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A connection counts as refused when the server closed its port before accepting the connection.
      const fresh = outgoing?.reusedSocket === false && code === 'ECONNRESET'
      if (code === 'ECONNREFUSED' || fresh) cuenta.ausentes += 1
      else cuenta.cortados.push(String(code))
      return
    }
  }
}

const storedNames = async (copia: Copia): Promise<string[]> => {
  const open = await openDb({ ...copia, now: new Date() })
  try {
    return (await open.pool.query('select nombre from usuario')).rows.map((r) => r.nombre)
  } finally {
    await open.close()
  }
}

const connectionsTo = async ({ databaseUrl }: Copia): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int n from pg_stat_activity where datname = current_database()',
  )
  await client.end()
  return rows[0].n - 1
}

it(
  `${APAGADOS} stops under load end well: no answer is cut, nothing acknowledged is lost, jobs go on`,
  async () => {
    const copia = await copyPlantilla()
    const total = { respondidos: 0, rechazados: 0, trabajos: 0 }
    const guardados: string[] = []
    for (let n = 0; n < APAGADOS; n += 1) {
      const proceso = await startProceso(copia, emisor)
      const token = await proceso.login('20000001')
      const cuenta: Cuenta = {
        respondidos: 0,
        rechazados: 0,
        ausentes: 0,
        cortados: [],
        guardados: [],
      }
      const clients = Array.from({ length: CONEXIONES }, (_, c) =>
        insist(proceso, token, `r${n}c${c}`, cuenta),
      )
      const form = formulario({ category: 'inmueble' }, leerMuestra('basico-inmueble-sheetjs.xlsx'))
      const asked = await fetch(`${proceso.url}/api/creaciontitulos/generatexls`, {
        method: 'POST',
        headers: { ...form.headers, authorization: `Bearer ${token}`, prefer: 'respond-async' },
        body: new Uint8Array(form.payload),
      })
      expect(asked.status).toBe(202)
      const { id } = (await asked.json()) as { id: string }
      const watching = fetch(`${proceso.url}/api/trabajos/${id}/eventos`, {
        headers: { authorization: `Bearer ${token}` },
      }).then((response) => response.text())
      await expect.poll(() => cuenta.respondidos).toBeGreaterThan(40)

      const from = performance.now()
      expect(await proceso.stop('SIGTERM'), proceso.output()).toBe(0)
      expect(performance.now() - from).toBeLessThan(10_000)
      await Promise.all([...clients, watching])
      expect(cuenta).toMatchObject({ cortados: [] })
      expect(cuenta.rechazados + cuenta.ausentes).toBe(CONEXIONES)
      // Waits, because PostgreSQL takes a moment to end the session of a closed connection.
      if (copia.databaseUrl !== undefined) await expect.poll(() => connectionsTo(copia)).toBe(0)

      const again = await startProceso(copia, emisor)
      const states = await again.call('GET', `/api/trabajos/${id}/eventos`, token)
      expect(states.body).toContain('"estado":"terminado"')
      expect(await again.stop()).toBe(0)
      guardados.push(...cuenta.guardados)
      total.respondidos += cuenta.respondidos
      total.rechazados += cuenta.rechazados
      total.trabajos += 1
    }
    expect(await storedNames(copia)).toEqual(expect.arrayContaining(guardados))
    rmSync(copia.dataDir, { recursive: true, force: true })
    console.info(
      `R12: apagados ${APAGADOS} con salida 0, respondidos ${total.respondidos}, rechazados con 503 ${total.rechazados}, cortados 0, escrituras confirmadas ${guardados.length} y perdidas 0, trabajos reanudados ${total.trabajos}`,
    )
  },
  120_000 + APAGADOS * 30_000,
)
