import { CLAVES_DE_MESA } from '@apremia/core'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import type { Handler } from '../platform/http/mount.ts'

export const readConfiguracion: Handler<'readConfiguracion'> = async (
  { db },
  { body: { key } },
) => ({
  key,
  value: (await readFechasDeMesa(db))[CLAVES_DE_MESA[key]],
})
