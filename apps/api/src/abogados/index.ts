import { createAbogado } from './create-abogado.ts'
import { deleteAbogado } from './delete-abogado.ts'
import { editAbogado } from './edit-abogado.ts'
import { exportAbogados } from './export-abogados.ts'
import { getAbogadoPropio } from './get-abogado-propio.ts'
import { getAbogados } from './get-abogados.ts'
import { getAbogadosNameDni } from './get-abogados-name-dni.ts'
import { getTitulosDeAbogado } from './get-titulos-de-abogado.ts'
import { nameJefatura, simulateNameJefatura } from './name-jefatura.ts'
import { reassignAbogado } from './reassign-abogado.ts'
import { reassignCasos, simulateReassignCasos } from './reassign-casos.ts'
import { searchAbogados } from './search-abogados.ts'

export const abogadosHandlers = {
  getAbogados,
  searchAbogados,
  exportAbogados,
  getAbogadosNameDni,
  getTitulosDeAbogado,
  getAbogadoPropio,
  createAbogado,
  editAbogado,
  deleteAbogado,
  reassignAbogado,
  reassignCasos,
  simulateReassignCasos,
  nameJefatura,
  simulateNameJefatura,
}
