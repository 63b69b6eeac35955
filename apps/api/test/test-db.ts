import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDb, openDb } from '../src/platform/db/open-db.ts'

/** Noon of the tests' day in Buenos Aires. */
export const MEDIODIA = new Date('2026-11-20T15:00:00Z')

export interface TestDb extends OpenDb {
  readonly dataDir: string
}

export interface Copia {
  readonly dataDir: string
  /** undefined on the embedded engine, whose base is in `dataDir`. */
  readonly databaseUrl: string | undefined
}

/** A copy of the demo municipality of this test file alone, on the engine of the project. */
export const copyPlantilla = async (): Promise<Copia> => {
  const plantilla = inject('plantilla')
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-prueba-'))
  if (plantilla.motor === 'pglite') {
    cpSync(plantilla.dataDir, dataDir, { recursive: true })
    return { dataDir, databaseUrl: undefined }
  }
  const name = `prueba_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({
    connectionString: plantilla.url.replace(/\/[^/?]+\?/, '/postgres?'),
  })
  await admin.connect()
  await admin.query(`create database ${name} template apremia_plantilla`)
  await admin.end()
  return { dataDir, databaseUrl: plantilla.url.replace(/\/[^/?]+\?/, `/${name}?`) }
}

/** Opens a copy of its own. */
export const openTestDb = async (): Promise<TestDb> => {
  const { dataDir, databaseUrl } = await copyPlantilla()
  const open = await openDb({ databaseUrl, dataDir, now: MEDIODIA })
  return {
    ...open,
    dataDir,
    close: async () => {
      await open.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
