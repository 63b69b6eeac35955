import { cpSync, linkSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase, dropDatabase } from '@apremia/api/postgres-server'
import type { Instalacion } from './producto.ts'

/**
 * Templates that the global set-up makes for the workers to copy. One is the municipality, over PostgreSQL and with its
 * own identity provider. The other is the demonstration, which has neither.
 */
export interface Plantilla {
  readonly municipio: Instalacion
  readonly demostracion: Instalacion
  /** Processed workbook with many titles, valid for any copy of the municipality. */
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

/** An installation of somebody's own. */
export interface Copia extends Instalacion {
  readonly remove: () => Promise<void>
}

const copyFolder = (from: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-'))
  cpSync(from, folder, { recursive: true })
  // The product refuses a copied seal (ADR 0058): each copy gets the file itself, by another name.
  for (const name of readdirSync(from).filter((one) => one.startsWith('sello-'))) {
    rmSync(join(folder, name))
    linkSync(join(from, name), join(folder, name))
  }
  return folder
}

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })

/** A copy of the demo municipality over PostgreSQL, as a municipality installs it. */
export const copyMunicipio = async (): Promise<Copia> => {
  const { dataDir: from, env } = readPlantilla().municipio
  const dataDir = copyFolder(from)
  const url = await copyDatabase(env.DATABASE_URL ?? '')
  return {
    dataDir,
    env: { ...env, DATABASE_URL: url },
    remove: async () => {
      await dropDatabase(url)
      removeFolder(dataDir)
    },
  }
}

/** A copy of the demonstration as `npm start` leaves it: the embedded database, and anyone may be anyone. */
export const copyDemostracion = async (): Promise<Copia> => {
  const dataDir = copyFolder(readPlantilla().demostracion.dataDir)
  return { dataDir, env: {}, remove: async () => removeFolder(dataDir) }
}

/** Processed workbook whose titles take a while to print. */
export const readLoteLargo = (): Buffer => readFileSync(readPlantilla().loteLargo)
