import { downloadEvaluacion } from './download-evaluacion.ts'
import { getEfectoEnEvaluaciones } from './efecto-en-evaluaciones.ts'
import { exportEvaluacionesHandlers } from './export-evaluaciones.ts'
import { preEvaluacionHandlers } from './propia.ts'
import { readEvaluacionesHandlers } from './read-evaluaciones.ts'
import { resumeEvaluaciones } from './resume-evaluaciones.ts'
import { runEvaluaciones, simulateRunEvaluaciones } from './run-evaluaciones.ts'
import { saveEvaluaciones } from './save-evaluaciones.ts'
import { getEvaluacionesConfig, saveEvaluacionesConfig } from './save-evaluaciones-config.ts'
import { listScoring } from './scoring.ts'

export const evaluacionesHandlers = {
  getEvaluacionesConfig,
  saveEvaluacionesConfig,
  ...readEvaluacionesHandlers,
  ...exportEvaluacionesHandlers,
  ...preEvaluacionHandlers,
  downloadEvaluacion,
  getEfectoEnEvaluaciones,
  saveEvaluaciones,
  runEvaluaciones,
  resumeEvaluaciones,
  simulateRunEvaluaciones,
  listScoring,
}
