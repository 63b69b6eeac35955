import type { Verb } from '../define.ts'
import { guardarRecurso } from './guardar.ts'
import { listarRecursos } from './listar.ts'

export const verbs: readonly Verb[] = [listarRecursos, guardarRecurso]
