import type { Verb } from '../define.ts'
import { correrEvaluaciones } from './correr.ts'
import { exportarEvaluaciones } from './exportar.ts'
import { listarEvaluaciones } from './listar.ts'
import { reanudarEvaluaciones } from './reanudar.ts'
import { recalcularEvaluacion } from './recalcular.ts'
import { verEvaluacion } from './ver.ts'

export const verbs: readonly Verb[] = [
  correrEvaluaciones,
  reanudarEvaluaciones,
  listarEvaluaciones,
  verEvaluacion,
  exportarEvaluaciones,
  recalcularEvaluacion,
]
