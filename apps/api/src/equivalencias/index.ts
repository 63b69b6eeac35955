import { deleteEquivalencia } from './delete-equivalencia.ts'
import { getEquivalencias } from './get-equivalencias.ts'
import { proposeEquivalencias } from './propose-equivalencias.ts'
import { saveEquivalencias } from './save-equivalencias.ts'
import { tryEquivalencias } from './try-equivalencias.ts'

export const equivalenciasHandlers = {
  getEquivalencias,
  saveEquivalencias,
  deleteEquivalencia,
  proposeEquivalencias,
  tryEquivalencias,
}
