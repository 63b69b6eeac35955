import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fecha } from '@apremia/core'
import pino from 'pino'
import { openLoComun } from '../src/almacen/open-lo-comun.ts'
import { buildApp } from '../src/app.ts'
import { refreshTodosLosCasos } from '../src/casos/refresh-casos.ts'
import { loadDemo } from '../src/demo/load-demo.ts'
import { createDemoProvider } from '../src/identidad/demo-provider.ts'
import { keepListados } from '../src/municipio/embebido/keep-listados.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDb } from '../src/platform/db/open-db.ts'
import type { Db } from '../src/platform/db/queryable.ts'
import { startServices } from '../src/start-services.ts'
import { createLectorDeMesa } from './bench-mesa.ts'
import { startPostgres } from './postgres-server.ts'
import { SIN_LIMITES } from './sin-limites.ts'

export type MotorMedido = 'PostgreSQL' | 'embebida'

export interface Producto {
  readonly db: Db
  readonly call: (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    quien: keyof typeof PERSONAS,
    body?: object,
  ) => Promise<{ readonly total: number; readonly bytes: Buffer; readonly json: () => unknown }>
  readonly download: (url: string, body: object) => Promise<number>
  /**
   * Recomputes the stored state of every case. A benchmark inserts rows directly in the database, without the server,
   * and then calls this function.
   */
  readonly refreshCasos: () => Promise<void>
  readonly createLectorDeMesa: () => ReturnType<typeof createLectorDeMesa>
  readonly close: () => Promise<void>
}

const HOY = fecha('2026-11-20')
const PERSONAS = { admin: '20000001', abogado: '20000003', invitado: '20000005' } as const

/**
 * Opens the whole product on a new database, with the large demo municipality.
 *
 * @param limites environment variables with the request limits. Without them, requests are unlimited
 */
export const abrirProducto = async (
  motor: MotorMedido,
  limites: { readonly [variable: string]: string | undefined } = {},
): Promise<Producto> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-bench-'))
  const postgres = motor === 'PostgreSQL' ? await startPostgres() : undefined
  const ahora = () => new Date('2026-11-20T15:00:00Z')
  const open = await openDb({ databaseUrl: postgres?.urlOf('postgres'), dataDir, now: ahora() })
  await loadDemo(open.db, { tamano: 'grande', semilla: 1, hoy: HOY })
  await keepListados(open.db)
  const config = readConfig({ ...SIN_LIMITES, ...limites, DATA_DIR: dataDir }, '0')
  const demo = await createDemoProvider(config.publicUrl, ahora)
  const logger = pino({ level: 'silent' })
  const services = await startServices({
    ...openLoComun(config),
    config,
    open,
    identidad: demo,
    ahora,
    log: logger,
  })
  const app = await buildApp({ services, demo, logger, webRoot: undefined })
  const login = async (dni: string): Promise<string> => {
    const payload = { token: await demo.issue(dni, 'renaper') }
    const response = await app.inject({ method: 'POST', url: '/api/usuarios/login', payload })
    return response.json<{ token: string }>().token
  }
  const tokens = {
    admin: await login(PERSONAS.admin),
    abogado: await login(PERSONAS.abogado),
    invitado: await login(PERSONAS.invitado),
  }
  return {
    db: open.db,
    call: async (method, url, quien, body) => {
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${tokens[quien]}` },
        ...(body === undefined ? {} : { payload: body }),
      })
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
      return {
        total: Number(response.headers['x-total-count'] ?? 0),
        bytes: response.rawPayload,
        json: () => response.json(),
      }
    },
    download: async (url, payload) => {
      const headers = { authorization: `Bearer ${tokens.admin}` }
      const response = await app.inject({
        method: 'POST',
        url,
        headers,
        payload,
        payloadAsStream: true,
      })
      let bytes = 0
      for await (const piece of response.stream() as AsyncIterable<Buffer>) bytes += piece.length
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
      return bytes
    },
    createLectorDeMesa: () => createLectorDeMesa(open.db, HOY),
    refreshCasos: () => open.db.transaction(refreshTodosLosCasos),
    close: async () => {
      await services.trabajos.stop()
      await app.close()
      await open.close()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
