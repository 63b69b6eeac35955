import { downloadEvaluacion } from './download-evaluacion.ts'
import { exportCasosDeEvaluacion } from './export-casos-de-evaluacion.ts'
import { exportEvaluaciones } from './export-evaluaciones.ts'
import { getEvaluacion } from './get-evaluacion.ts'
import { getEvaluacionesByAbogado } from './get-evaluaciones-by-abogado.ts'
import { getEvaluacionesConfig } from './get-evaluaciones-config.ts'
import { getLastEvaluacion } from './get-last-evaluacion.ts'
import { getPreEvaluacion } from './get-pre-evaluacion.ts'
import { listCasosDeEvaluacion } from './list-casos-de-evaluacion.ts'
import { listCasosDePreEvaluacion } from './list-casos-de-pre-evaluacion.ts'
import { listCorrida } from './list-corrida.ts'
import { listScoring } from './list-scoring.ts'
import { recomputeEvaluacion } from './recompute-evaluacion.ts'
import { resumeEvaluaciones } from './resume-evaluaciones.ts'
import { runEvaluaciones, simulateRunEvaluaciones } from './run-evaluaciones.ts'
import { saveEvaluaciones } from './save-evaluaciones.ts'
import { saveEvaluacionesConfig } from './save-evaluaciones-config.ts'

export const evaluacionesHandlers = {
  getEvaluacionesConfig,
  saveEvaluacionesConfig,
  saveEvaluaciones,
  exportEvaluaciones,
  getEvaluacionesByAbogado,
  getLastEvaluacion,
  listScoring,
  runEvaluaciones,
  simulateRunEvaluaciones,
  resumeEvaluaciones,
  listCorrida,
  getPreEvaluacion,
  listCasosDePreEvaluacion,
  getEvaluacion,
  listCasosDeEvaluacion,
  exportCasosDeEvaluacion,
  downloadEvaluacion,
  recomputeEvaluacion,
}
