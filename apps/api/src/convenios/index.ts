import { changeRetiro } from './change-retiro.ts'
import { checkConvenio } from './check-convenio.ts'
import { confirmConvenio } from './confirm-convenio.ts'
import { createConvenio } from './create-convenio.ts'
import { createPlanilla } from './create-planilla.ts'
import { deleteConvenio } from './delete-convenio.ts'
import { downloadConvenio } from './download-convenio.ts'
import { editConvenio } from './edit-convenio.ts'
import { exportConvenios } from './export-convenios.ts'
import { getConvCaracter } from './get-conv-caracter.ts'
import { getConvFormapago } from './get-conv-formapago.ts'
import { getConvenio } from './get-convenio.ts'
import { getConveniosEstado } from './get-convenios-estado.ts'
import { getPeriodosDeConvenio } from './get-periodos-de-convenio.ts'
import { getTipoRetiro } from './get-tipo-retiro.ts'
import { saveConveniosEstado } from './save-convenios-estado.ts'
import { searchConvenios } from './search-convenios.ts'
import { simPlanPago } from './sim-plan-pago.ts'

export const conveniosHandlers = {
  getConvCaracter,
  getConvFormapago,
  getTipoRetiro,
  getConveniosEstado,
  saveConveniosEstado,
  searchConvenios,
  exportConvenios,
  getPeriodosDeConvenio,
  simPlanPago,
  checkConvenio,
  createConvenio,
  editConvenio,
  confirmConvenio,
  deleteConvenio,
  changeRetiro,
  getConvenio,
  downloadConvenio,
  createPlanilla,
}
