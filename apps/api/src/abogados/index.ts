import { createAbogado } from './create-abogado.ts'
import { deleteAbogado } from './delete-abogado.ts'
import { editAbogado } from './edit-abogado.ts'
import { nameJefatura, simulateNameJefatura } from './name-jefatura.ts'
import { readAbogadosHandlers } from './read-abogados.ts'
import { reassignAbogado } from './reassign-abogado.ts'
import { reassignCasos, simulateReassignCasos } from './reassign-casos.ts'

export const abogadosHandlers = {
  ...readAbogadosHandlers,
  createAbogado,
  editAbogado,
  deleteAbogado,
  reassignAbogado,
  reassignCasos,
  simulateReassignCasos,
  nameJefatura,
  simulateNameJefatura,
}
