import { explainCaso } from './explain-caso.ts'
import { repairCasos } from './repair-casos.ts'
import { resumeRecalculo } from './resume-recalculo.ts'
import { verifyCasos } from './verify-casos.ts'

export const casosHandlers = {
  explainCaso,
  resumeRecalculo,
  verifyCasos,
  repairCasos,
}
