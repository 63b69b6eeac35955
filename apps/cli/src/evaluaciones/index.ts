import type { Verb } from '../define.ts'
import { correrEvaluaciones } from './correr.ts'
import { exportarEvaluaciones } from './exportar.ts'
import { listarEvaluaciones } from './listar.ts'
import { recalcularEvaluacion } from './recalcular.ts'
import { verEvaluacion } from './ver.ts'

export const verbs: readonly Verb[] = [
  correrEvaluaciones,
  listarEvaluaciones,
  verEvaluacion,
  exportarEvaluaciones,
  recalcularEvaluacion,
]
