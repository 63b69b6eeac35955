import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type OpenDb, openDb } from '../src/platform/db/open-db.ts'
import type { Copia } from './copia.ts'
import { copyDatabase, createBeside } from './postgres-server.ts'

export const MEDIODIA = new Date('2026-11-20T15:00:00Z')

export interface TestDb extends OpenDb {
  readonly dataDir: string
}

export const copyPlantilla = async (): Promise<Copia> => {
  const plantilla = inject('plantilla')
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-prueba-'))
  if (plantilla.motor === 'pglite') {
    cpSync(plantilla.dataDir, dataDir, { recursive: true })
    return { dataDir, databaseUrl: undefined }
  }
  return { dataDir, databaseUrl: await copyDatabase(plantilla.url) }
}

const createVacia = async (): Promise<Copia> => {
  const plantilla = inject('plantilla')
  const dataDir = mkdtempSync(join(tmpdir(), 'apremia-prueba-'))
  if (plantilla.motor === 'pglite') return { dataDir, databaseUrl: undefined }
  return { dataDir, databaseUrl: await createBeside(plantilla.url) }
}

export const openTestDb = async (vacia = false): Promise<TestDb> => {
  const { dataDir, databaseUrl } = await (vacia ? createVacia() : copyPlantilla())
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
