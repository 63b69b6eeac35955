import { explainCaso } from './explain-caso.ts'
import { repairCasos } from './repair-casos.ts'
import { verifyCasos } from './verify-casos.ts'

export const casosHandlers = {
  explainCaso,
  verifyCasos,
  repairCasos,
}
