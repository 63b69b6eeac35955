import { getParametros } from './get-parametros.ts'
import { saveParametro } from './save-parametro.ts'
import { simulateParametro } from './simulate-parametro.ts'

export const parametrosHandlers = {
  getParametros,
  saveParametro,
  simulateParametro,
}
