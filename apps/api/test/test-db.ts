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

/** A copy of the demo municipality of this test file alone, on the engine of the project. */
export const openTestDb = async (): Promise<TestDb> => {
  const plantilla = inject('plantilla')
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-prueba-'))
  let databaseUrl: string | undefined
  if (plantilla.motor === 'pglite') cpSync(plantilla.dataDir, dataDir, { recursive: true })
  else {
    const name = `prueba_${randomUUID().replaceAll('-', '')}`
    const admin = new Client({
      connectionString: plantilla.url.replace(/\/[^/?]+\?/, '/postgres?'),
    })
    await admin.connect()
    await admin.query(`create database ${name} template apremia_plantilla`)
    await admin.end()
    databaseUrl = plantilla.url.replace(/\/[^/?]+\?/, `/${name}?`)
  }
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
