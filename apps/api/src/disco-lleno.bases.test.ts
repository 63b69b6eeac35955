import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Trabajo } from '@apremia/api-client'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Copia } from '../test/copia.ts'
import { type DiscoChico, openDiscoChico } from '../test/disco-chico.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { HOY } from '../test/global-setup.ts'
import { filasTitulables, formulario, libroBasico } from '../test/libros.ts'
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts'
import { type ProcesoDePrueba, startProceso } from '../test/proceso.ts'
import { loadDemo } from './demo/load-demo.ts'
import { openDb } from './platform/db/open-db.ts'

const MEGAS = 320
/**
 * Bytes left free on the disk. The rows of the executive titles and of their cases fit in that space, but the documents
 * of the titles do not.
 */
const LUGAR = 12 << 20
const TITULOS = 500
/**
 * Maximum number of users that the test tries to register on the full disk. The free pages of the database have room
 * for far fewer users.
 */
const INTENTOS = 1000

let disco: DiscoChico
let emisor: Emisor
let postgres: PostgresServer | undefined
let proceso: ProcesoDePrueba
let token: string
let basica: Buffer

const prepare = async (): Promise<Copia> => {
  const { motor, ...plantilla } = inject('plantilla')
  const dataDir = join(disco.path, 'datos')
  mkdirSync(dataDir)
  if ('dataDir' in plantilla) cpSync(plantilla.dataDir, dataDir, { recursive: true })
  if (motor === 'postgres')
    // With the option `--wal-segsize=1`, the write-ahead log of PostgreSQL grows in segments of 1 MB. With the usual 16
    // MB, the test could not know whether the executive titles fit on the small disk.
    postgres = await startPostgres(disco.path, ['--wal-segsize=1'])
  const databaseUrl = postgres?.urlOf('postgres')
  const open = await openDb({ databaseUrl, dataDir, now: new Date() })
  if (postgres) await loadDemo(open.db, { semilla: 1, tamano: 'chico', hoy: HOY })
  basica = libroBasico(await filasTitulables({ open }, TITULOS))
  await open.close()
  return { dataDir, databaseUrl }
}

beforeAll(async () => {
  disco = await openDiscoChico(MEGAS)
  emisor = await startEmisor()
  // The server logs every call, and the log is on the small disk, so the log fills up too.
  const log = join(disco.path, 'servidor.log')
  proceso = await startProceso(await prepare(), emisor, { LOG_LEVEL: 'info' }, log)
  token = await proceso.login('20000001')
})
afterAll(async () => {
  disco?.free()
  await proceso?.stop('SIGKILL')
  await postgres?.stop()
  emisor?.close()
  disco?.close()
})

let next = 32_000_000
const register = async () => {
  next += 1
  const persona = { nombre: 'Ana', apellido: 'Prueba', email: 'ana@example.org', rol: 'guest' }
  const answer = await proceso.call('POST', '/api/usuarios', token, { dni: `${next}`, ...persona })
  return { dni: String(next), ...answer }
}

const send = async (
  path: string,
  fields: Readonly<Record<string, string>>,
  bytes: Buffer,
): Promise<{ readonly status: number; readonly bytes: Buffer }> => {
  const form = formulario(fields, { name: 'base.xlsx', bytes })
  const answer = await fetch(`${proceso.url}/api/creaciontitulos/${path}`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${token}`, prefer: 'respond-async' },
    body: new Uint8Array(form.payload),
  })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const readTrabajo = async (id: string): Promise<Trabajo> => {
  expect(proceso.child.exitCode, proceso.output()).toBeNull()
  return JSON.parse((await proceso.call('GET', `/api/trabajos/${id}`, token)).body) as Trabajo
}

const download = async (path: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${token}` }
  return Buffer.from(await (await fetch(proceso.url + path, { headers })).arrayBuffer())
}

const ended = async (id: string, timeout = 120_000): Promise<Trabajo> => {
  await expect
    .poll(async () => (await readTrabajo(id)).estado, { timeout, interval: 200 })
    .toBe('terminado')
  return readTrabajo(id)
}

it('a full disk loses nothing and is reported, and the work goes on once there is room (R13)', async () => {
  const hechas: string[] = []
  const negadas: string[] = []
  const asked = await send('generatexls', { category: 'inmueble' }, basica)
  const { id } = JSON.parse(asked.bytes.toString()) as Trabajo
  await ended(id)
  const procesada = await download(`/api/trabajos/${id}/resultado`)

  disco.fill(LUGAR)
  const campos = { category: 'inmueble', startTitleNumber: '1', omitirInvalidas: '1' }
  const generated = await send('generatetitles', campos, procesada)
  expect(generated.status, generated.bytes.toString()).toBe(202)
  const lote = JSON.parse(generated.bytes.toString()) as Trabajo
  await expect
    .poll(async () => readTrabajo(lote.id), { timeout: 120_000, interval: 200 })
    .toMatchObject({ total: TITULOS, estado: 'pendiente', error: { code: 'sin-espacio' } })

  disco.fill()
  const refused = await send('generatexls', { category: 'inmueble' }, basica)
  expect({ status: refused.status, body: JSON.parse(refused.bytes.toString()) }).toMatchObject({
    status: 507,
    body: { error: { code: 'sin-espacio', message: expect.stringContaining('espacio en disco') } },
  })
  for (let i = 0; i < INTENTOS && negadas.length === 0; i += 1) {
    const { dni, status, body } = await register()
    if (status === 200) hechas.push(dni)
    else {
      expect({ status, body }).toMatchObject({ status: 507 })
      negadas.push(dni)
    }
  }
  expect(negadas).toHaveLength(1)
  expect((await proceso.call('GET', '/api/creaciontitulos/getlastitlenumber', token)).status).toBe(
    200,
  )

  disco.free()
  // On a busy machine, the full disk may have stopped PostgreSQL itself. The server answers 503 while PostgreSQL
  // recovers.
  await expect
    .poll(async () => {
      const { dni, status, body } = await register()
      if (status === 200) hechas.push(dni)
      else {
        expect({ status, body }).toMatchObject({
          status: 503,
          body: expect.stringContaining('"base-no-disponible"'),
        })
        negadas.push(dni)
      }
      return status
    })
    .toBe(200)
  expect((await send('generatexls', { category: 'inmueble' }, basica)).status).toBe(202)
  await ended(lote.id)
  const stored = JSON.parse(
    (await proceso.call('GET', `/api/creaciontitulos/lotes/${lote.lote}`, token)).body,
  ) as { sha256: string }
  const zip = await download(`/api/creaciontitulos/lotes/${lote.lote}/descargar`)
  expect(createHash('sha256').update(zip).digest('hex')).toBe(stored.sha256)
  const people = JSON.parse((await proceso.call('GET', '/api/usuarios', token)).body) as {
    dni: string
  }[]
  const known = new Set(people.map(({ dni }) => dni))
  const verified = await proceso.call('POST', '/api/historial/verificar', token)
  expect(JSON.parse(verified.body)).toMatchObject({ valido: true, fallas: [] })
  expect(hechas.filter((dni) => !known.has(dni))).toEqual([])
  expect(negadas.filter((dni) => known.has(dni))).toEqual([])
  expect(proceso.child.exitCode).toBeNull()
  // The test waits for the log line of the last request, because the server writes the line after it sends the answer.
  await expect
    .poll(() => readFileSync(join(disco.path, 'servidor.log'), 'utf8'))
    .toContain('historial/verificar')
  console.info(
    `disco lleno: escrituras confirmadas ${hechas.length} (con el disco lleno ${hechas.length - 1}), perdidas 0, negadas ${negadas.length + 1}, negadas y hechas 0, lotes en espera 1, reanudados 1 sin reiniciar`,
  )
}, 400_000)
