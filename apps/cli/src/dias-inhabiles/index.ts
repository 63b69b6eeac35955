import type { Verb } from '../define.ts'
import { guardarDiaInhabil } from './guardar.ts'
import { listarDiasInhabiles } from './listar.ts'
import { contarPlazoJudicial } from './plazo.ts'

export const verbs: readonly Verb[] = [listarDiasInhabiles, guardarDiaInhabil, contarPlazoJudicial]
