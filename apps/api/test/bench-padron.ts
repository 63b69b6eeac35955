import { randomUUID } from 'node:crypto'
import { linkSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fecha } from '@apremia/core'
import type { Pool } from 'pg'
import pino from 'pino'
import { loadDemo } from '../src/demo/load-demo.ts'
import { createDemoProvider } from '../src/identidad/demo-provider.ts'
import { startCarga } from '../src/padron/start-carga.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDb } from '../src/platform/db/open-db.ts'
import { startServices } from '../src/start-services.ts'
import { startPostgres } from './postgres-server.ts'
import { SIN_LIMITES } from './sin-limites.ts'

export interface PadronDeBench {
  readonly url: string
  readonly pool: Pool
  /** Reviews and applies a file as the documented call does; gives the seconds until it is there, and until its job ends. */
  readonly cargar: (path: string) => Promise<{ readonly guardada: number; readonly fin: number }>
  readonly close: () => Promise<void>
}

/** The registry is there for everybody, or its job ended otherwise. */
const awaitAplicada = async (
  pool: Pool,
  carga: number,
  trabajando: Promise<unknown>,
): Promise<void> => {
  let terminado = false
  trabajando.finally(() => {
    terminado = true
  })
  while (!terminado) {
    const { rowCount } = await pool.query(
      `select from padron_carga where id = $1 and estado = 'aplicada'`,
      [carga],
    )
    if (rowCount === 1) return
    await sleep(20)
  }
}

/** The jobs of the product over PostgreSQL with the small demo municipality. */
export const abrirPadronDeBench = async (): Promise<PadronDeBench> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-bench-'))
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const ahora = () => new Date('2026-11-20T15:00:00Z')
  const open = await openDb({ databaseUrl: url, dataDir, now: ahora() })
  await loadDemo(open.db, { tamano: 'chico', semilla: 1, hoy: fecha('2026-11-20') })
  const config = readConfig({ ...SIN_LIMITES, DATA_DIR: dataDir }, '0')
  const identidad = await createDemoProvider(config.publicUrl, ahora)
  const log = pino({ level: 'silent' })
  const services = await startServices({ config, open, identidad, ahora, log })
  const sesion = {
    ...{ dni: '20000001', abogado: '', origen: 'sistema', rol: 'admin', permisos: [] },
  } as unknown as Parameters<typeof startCarga>[1]
  return {
    url,
    pool: open.pool,
    cargar: async (origen) => {
      // The store takes the file away.
      const path = join(dataDir, randomUUID())
      linkSync(origen, path)
      const file = { path, name: basename(origen), size: 0, sha256: '' }
      const pedido = { modo: 'parcial', aplicar: true } as const
      const start = performance.now()
      const seconds = () => (performance.now() - start) / 1000
      const { carga, trabajo } = await startCarga(services, sesion, file, pedido)
      const trabajando = services.trabajos.wait(trabajo.id, new AbortController().signal)
      const guardada = awaitAplicada(open.pool, carga, trabajando).then(seconds)
      const fin = await trabajando
      if (fin.estado !== 'terminado') throw new Error(JSON.stringify(fin.error))
      return { guardada: await guardada, fin: seconds() }
    },
    close: async () => {
      await services.trabajos.stop()
      await open.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
