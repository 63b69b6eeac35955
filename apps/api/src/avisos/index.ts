import { getAvisos } from './get-avisos.ts'
import { readAvisos } from './read-avisos.ts'

export const avisosHandlers = {
  getAvisos,
  readAvisos,
}
