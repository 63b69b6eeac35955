import { CLAVES_DE_MESA } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import { explainCaso } from './explain-caso.ts'
import { readFechasDeMesa } from './fechas-repo.ts'
import { efectoHandlers } from './read-efecto.ts'
import { repairCasos } from './repair-casos.ts'
import { saveConfiguracion } from './save-configuracion.ts'
import { verifyCasos } from './verify-casos.ts'

const readConfiguracion: Handler<'readConfiguracion'> = async ({ db }, { body: { key } }) => ({
  key,
  value: (await readFechasDeMesa(db))[CLAVES_DE_MESA[key]],
})

export const casosHandlers = {
  readConfiguracion,
  saveConfiguracion,
  explainCaso,
  verifyCasos,
  repairCasos,
  ...efectoHandlers,
}
