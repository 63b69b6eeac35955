import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmisor } from '@apremia/api/emisor'
import { createDatabase, startPostgres } from '@apremia/api/postgres-server'
import { fechaEnZona } from '@apremia/core'
import { filasDeLoteLargo, prepareProcesado } from './creacion-titulos.ts'
import { assertNginx } from './dos-maquinas.ts'
import { keepPlantilla, removeFolder } from './plantilla.ts'
import { ROOT, startUno } from './un-proceso.ts'

const BASE = 'apremia_plantilla'

/**
 * Loads the demo municipality in a process of its own. The loader is part of the server and is written in TypeScript,
 * so the process runs with the options that compile TypeScript.
 */
const fillMunicipio = (url: string): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    [
      '--conditions=source',
      '--import=tsx',
      'apps/api/test/fill-municipio.ts',
      url,
      fechaEnZona(new Date()),
    ],
    { cwd: ROOT },
  )

const startDemostracion = async (dataDir: string): Promise<void> => {
  const producto = await startUno({ dataDir, env: {} })
  await producto.stop()
}

/** Runs once before all the tests. Creates a municipality and a demo, whose data each Playwright worker copies. */
export default async (): Promise<() => Promise<void>> => {
  assertNginx()
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-plantilla-'))
  const [postgres, emisor] = await Promise.all([startPostgres(), startEmisor()])
  const url = postgres.urlOf(BASE)
  const municipio = {
    dataDir: join(folder, 'municipio'),
    env: { ...emisor.env, DATABASE_URL: url },
  }
  const demostracion = { dataDir: join(folder, 'demostracion'), env: {} }
  // Workbook signed by the municipality's server. The servers of the copies accept this signature.
  const loteLargo = join(folder, 'lote-largo.xlsx')
  const prepareMunicipio = async (): Promise<void> => {
    await createDatabase(url, BASE)
    await fillMunicipio(url)
    const producto = await startUno(municipio)
    writeFileSync(loteLargo, await prepareProcesado(producto, filasDeLoteLargo()))
    await producto.stop()
  }
  const stop = async (): Promise<void> => {
    emisor.close()
    await postgres.stop()
    removeFolder(folder)
  }
  const preparado = await Promise.allSettled([
    prepareMunicipio(),
    startDemostracion(demostracion.dataDir),
  ])
  const falla = preparado.find((una) => una.status === 'rejected')
  if (falla) {
    // When the set-up fails, Playwright runs no teardown, so the set-up itself stops the servers.
    await stop()
    throw falla.reason
  }
  keepPlantilla({ municipio, demostracion, loteLargo })
  return stop
}
