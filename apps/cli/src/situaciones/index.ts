import type { Verb } from '../define.ts'
import { guardarSituacion } from './guardar.ts'
import { listarSituaciones } from './listar.ts'

export const verbs: readonly Verb[] = [listarSituaciones, guardarSituacion]
