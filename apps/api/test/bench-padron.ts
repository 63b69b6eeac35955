import { randomUUID } from 'node:crypto'
import { linkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fecha } from '@apremia/core'
import type { Pool } from 'pg'
import { loadDemo } from '../src/demo/load-demo.ts'
import { startCarga } from '../src/padron/start-carga.ts'
import { openServiciosDeBench } from './bench-servicios.ts'

export interface PadronDeBench {
  readonly url: string
  readonly pool: Pool
  /**
   * Reviews and applies a file of the register of properties, as the API does. Returns two times in seconds: until the
   * changes are applied (`guardada`), and until the job ends (`fin`).
   */
  readonly cargar: (path: string) => Promise<{ readonly guardada: number; readonly fin: number }>
  readonly close: () => Promise<void>
}

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

export const abrirPadronDeBench = async (): Promise<PadronDeBench> => {
  const abierto = await openServiciosDeBench((db) =>
    loadDemo(db, { tamano: 'chico', semilla: 1, hoy: fecha('2026-11-20') }),
  )
  const { url, pool, services, sesion, dataDir, close } = abierto
  return {
    url,
    pool,
    cargar: async (origen) => {
      // Uploads a hard link to the file, because the document store moves the uploaded file away and the benchmark
      // needs it again.
      const path = join(dataDir, randomUUID())
      linkSync(origen, path)
      const file = { path, name: basename(origen), size: 0, sha256: '' }
      const pedido = { modo: 'parcial', aplicar: true } as const
      const start = performance.now()
      const seconds = () => (performance.now() - start) / 1000
      const { carga, trabajo } = await startCarga(services, sesion, file, pedido)
      const trabajando = services.trabajos.wait(trabajo.id, new AbortController().signal)
      const guardada = awaitAplicada(pool, carga, trabajando).then(seconds)
      const fin = await trabajando
      if (fin.estado !== 'terminado') throw new Error(JSON.stringify(fin.error))
      return { guardada: await guardada, fin: seconds() }
    },
    close,
  }
}
