import type { Fecha } from '@apremia/core'
import { loadDemo } from '../src/demo/load-demo.ts'
import { openDb } from '../src/platform/db/open-db.ts'

/** Fills a database with the demo municipality. Each test file works on a copy of that database. */
export const fillPlantilla = async (
  where: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  hoy: Fecha,
): Promise<void> => {
  const open = await openDb({ ...where, now: new Date() })
  await loadDemo(open.db, { semilla: 1, tamano: 'chico', hoy })
  await open.close()
}
