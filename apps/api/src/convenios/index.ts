import { changeRetiro } from './change-retiro.ts'
import { checkConvenio } from './check-convenio.ts'
import { confirmConvenio } from './confirm-convenio.ts'
import { createConvenio } from './create-convenio.ts'
import { createPlanilla } from './create-planilla.ts'
import { deleteConvenio } from './delete-convenio.ts'
import { downloadConvenio } from './download-convenio.ts'
import { editConvenio } from './edit-convenio.ts'
import { getPeriodosDeConvenio } from './get-periodos.ts'
import { listasHandlers } from './listas.ts'
import { getConvenio } from './read-convenio.ts'
import { exportConvenios, searchConvenios } from './search-convenios.ts'
import { simPlanPago } from './sim-plan-pago.ts'

export const conveniosHandlers = {
  ...listasHandlers,
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
