import type { Method } from '@apremia/api-client'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino from 'pino'
import { createTitulosProfesionales } from '../src/abogados/create-titulos-profesionales.ts'
import { openLoComun } from '../src/almacen/open-lo-comun.ts'
import { buildApp } from '../src/app.ts'
import { createEtapas } from '../src/etapas/create-etapas.ts'
import { createDemoProvider, type DemoProvider } from '../src/identidad/demo-provider.ts'
import { openIdentidad } from '../src/identidad/open-identidad.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Db } from '../src/platform/db/queryable.ts'
import type { Services } from '../src/platform/services.ts'
import { startServices } from '../src/start-services.ts'
import { usuario } from '../src/usuarios/usuario-table.ts'
import { SIN_LIMITES } from './sin-limites.ts'
import { MEDIODIA, openTestDb, type TestDb } from './test-db.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly demo: DemoProvider
  readonly open: TestDb
  readonly setAhora: (instant: Date) => void
  readonly login: (dni: string) => Promise<string>
  readonly call: (
    method: Method,
    url: string,
    token?: string,
    body?: object,
  ) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

const fillNueva = async (db: Db, dni: string): Promise<void> => {
  await db.transaction(createEtapas)
  await db.transaction(createTitulosProfesionales)
  await db
    .insert(usuario)
    .values({ dni, apellido: 'Administrador', nombre: 'Inicial', rol: 'admin' })
}

export const startTestApp = async (
  options: {
    readonly webRoot?: string
    readonly env?: Readonly<Record<string, string>>
    /**
     * DNI (national identity number) of the first administrator of a new installation, which has no demo municipality.
     */
    readonly nueva?: string
  } = {},
): Promise<TestApp> => {
  const open = await openTestDb(options.nueva !== undefined)
  if (options.nueva !== undefined) await fillNueva(open.db, options.nueva)
  let now = MEDIODIA
  const ahora = () => now
  const config = readConfig(
    { ...SIN_LIMITES, DATA_DIR: open.dataDir, ...options.env },
    '0.0.0-prueba',
  )
  const abierta = await openIdentidad(open.db, config, ahora)
  const { identidad, oidc } = abierta
  const demo = abierta.demo ?? (await createDemoProvider(config.publicUrl, ahora))
  const logger = pino({ level: process.env.APREMIA_TEST_LOG ?? 'silent' })
  const services = await startServices({
    ...openLoComun(config),
    config,
    open,
    identidad,
    ahora,
    log: logger,
  })
  const app = await buildApp({
    services,
    demo: abierta.demo,
    oidc,
    logger,
    webRoot: options.webRoot,
  })
  await app.ready()
  const call: TestApp['call'] = (method, url, token, body) =>
    app.inject({
      method,
      url,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    })
  return {
    app,
    services,
    demo,
    open,
    setAhora: (instant) => {
      now = instant
    },
    login: async (dni) => {
      const token = await demo.issue(dni, 'renaper')
      const response = await call('POST', '/api/usuarios/login', undefined, { token })
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json<{ token: string }>().token
    },
    call,
    close: async () => {
      await services.trabajos.stop()
      await services.cartero?.stop()
      await app.close()
      await open.close()
    },
  }
}
