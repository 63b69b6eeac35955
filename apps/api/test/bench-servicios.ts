import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import pino from 'pino'
import { openLoComun } from '../src/almacen/open-lo-comun.ts'
import { createDemoProvider } from '../src/identidad/demo-provider.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDb } from '../src/platform/db/open-db.ts'
import type { Db } from '../src/platform/db/queryable.ts'
import type { Sesion } from '../src/platform/http/principal.ts'
import type { Services } from '../src/platform/services.ts'
import { startServices } from '../src/start-services.ts'
import type { MotorMedido } from './bench-app.ts'
import { startPostgres } from './postgres-server.ts'
import { SIN_LIMITES } from './sin-limites.ts'

export interface ServiciosDeBench {
  /** Connection URL of PostgreSQL, or '' with the embedded database. */
  readonly url: string
  readonly pool: Pool
  readonly services: Services
  readonly sesion: Sesion
  readonly dataDir: string
  readonly close: () => Promise<void>
}

export const openServiciosDeBench = async (
  fill: (db: Db) => Promise<unknown>,
  env: Readonly<Record<string, string>> = {},
  motor: MotorMedido = 'PostgreSQL',
): Promise<ServiciosDeBench> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-bench-'))
  const postgres = motor === 'PostgreSQL' ? await startPostgres() : undefined
  const url = postgres?.urlOf('postgres')
  const ahora = () => new Date('2026-11-20T15:00:00Z')
  const open = await openDb({ databaseUrl: url, dataDir, now: ahora() })
  await fill(open.db)
  const config = readConfig({ ...SIN_LIMITES, ...env, DATA_DIR: dataDir }, '0')
  const identidad = await createDemoProvider(config.publicUrl, ahora)
  const log = pino({ level: 'silent' })
  const services = await startServices({
    ...openLoComun(config),
    config,
    open,
    identidad,
    ahora,
    log,
  })
  return {
    ...{ url: url ?? '', pool: open.pool, services, dataDir },
    sesion: {
      ...{ dni: '20000001', abogado: '', origen: 'sistema', rol: 'admin', permisos: [] },
    } as unknown as Sesion,
    close: async () => {
      await services.trabajos.stop()
      await open.close()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
