import { cpSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase, dropDatabase } from '@apremia/api/postgres-server'
import { removeSegunda } from './dos-maquinas.ts'
import type { Instalacion } from './producto.ts'

/**
 * Two installations that the global set-up makes once and every worker copies. The municipality uses PostgreSQL and an
 * external identity provider. The demo uses the embedded database and the built-in provider.
 */
export interface Plantilla {
  readonly municipio: Instalacion
  readonly demostracion: Instalacion
  readonly loteLargo: string
}

const VARIABLE = 'APREMIA_E2E_PLANTILLA'

export const keepPlantilla = (plantilla: Plantilla): void => {
  process.env[VARIABLE] = JSON.stringify(plantilla)
}

const readPlantilla = (): Plantilla => {
  const kept = process.env[VARIABLE]
  if (kept === undefined) throw new Error('Falta la plantilla del municipio de demostración')
  return JSON.parse(kept)
}

export interface Copia extends Instalacion {
  readonly remove: () => Promise<void>
}

const copyFolder = (from: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-'))
  cpSync(from, folder, { recursive: true })
  // The seal file identifies the data folder. The database stores the creation time of this file (ADR 0058). A copied
  // seal file has a newer creation time, so the product refuses it. A hard link keeps the creation time.
  for (const name of readdirSync(from).filter((one) => one.startsWith('sello-'))) {
    rmSync(join(folder, name))
    linkSync(join(from, name), join(folder, name))
  }
  return folder
}

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })

export const copyMunicipio = async (): Promise<Copia> => {
  const { dataDir: from, env } = readPlantilla().municipio
  const dataDir = copyFolder(from)
  const url = await copyDatabase(env.DATABASE_URL ?? '')
  return {
    dataDir,
    env: { ...env, DATABASE_URL: url },
    remove: async () => {
      await removeSegunda(dataDir)
      await dropDatabase(url)
      removeFolder(dataDir)
    },
  }
}

export const copyDemostracion = async (): Promise<Copia> => {
  const dataDir = copyFolder(readPlantilla().demostracion.dataDir)
  return { dataDir, env: {}, remove: async () => removeFolder(dataDir) }
}

export const readLoteLargo = (): Buffer => readFileSync(readPlantilla().loteLargo)
