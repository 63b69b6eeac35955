import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fecha } from '@apremia/core'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { fillPlantilla } from './fill-plantilla.ts'
import { createDatabase, type PostgresServer, startPostgres } from './postgres-server.ts'

export const HOY = fecha('2026-11-20')

declare module 'vitest' {
  interface ProvidedContext {
    plantilla:
      | { readonly motor: 'pglite'; readonly dataDir: string }
      | { readonly motor: 'postgres'; readonly url: string }
  }
}

const TEMPLATE = 'apremia_plantilla'

/**
 * Compiles the server and its worker threads once, because loading the sources in each thread would take most of the
 * suite's time. The output is beside `dist`, so that relative paths of the code work.
 */
const compileThreads = async (motor: string): Promise<void> => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const outDir = fileURLToPath(new URL(`../dist-${motor}`, import.meta.url))
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  process.env.APREMIA_HILOS = outDir
}

/** Fills one database with the demo municipality, because copying a database is much faster than filling one. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const motor = String(project.config.env.APREMIA_TEST_MOTOR)
  await compileThreads(motor)
  if (motor === 'pglite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'apremia-plantilla-'))
    await fillPlantilla({ databaseUrl: undefined, dataDir }, HOY)
    project.provide('plantilla', { motor: 'pglite', dataDir })
    return async () => rmSync(dataDir, { recursive: true, force: true })
  }
  const server: PostgresServer = await startPostgres()
  const url = server.urlOf(TEMPLATE)
  await createDatabase(url, TEMPLATE)
  await fillPlantilla({ databaseUrl: url, dataDir: '' }, HOY)
  project.provide('plantilla', { motor: 'postgres', url })
  return () => server.stop()
}
