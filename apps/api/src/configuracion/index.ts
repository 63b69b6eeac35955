import { exportCasosDelEfecto } from './export-casos-del-efecto.ts'
import { exportEfectoEnEvaluaciones } from './export-efecto-en-evaluaciones.ts'
import { getEfecto } from './get-efecto.ts'
import { getEfectoDeArancel } from './get-efecto-de-arancel.ts'
import { getEfectoDeParametro } from './get-efecto-de-parametro.ts'
import { getEfectoEnEvaluaciones } from './get-efecto-en-evaluaciones.ts'
import { getVigencias } from './get-vigencias.ts'
import { getVigenciasDeParametro } from './get-vigencias-de-parametro.ts'
import { listCasosDelEfecto } from './list-casos-del-efecto.ts'
import { readConfiguracion } from './read-configuracion.ts'
import { saveConfiguracion } from './save-configuracion.ts'

export const configuracionHandlers = {
  readConfiguracion,
  saveConfiguracion,
  getEfecto,
  getEfectoDeParametro,
  getEfectoDeArancel,
  getEfectoEnEvaluaciones,
  exportEfectoEnEvaluaciones,
  listCasosDelEfecto,
  exportCasosDelEfecto,
  getVigencias,
  getVigenciasDeParametro,
}
