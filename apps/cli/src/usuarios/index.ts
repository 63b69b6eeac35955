import type { Verb } from '../define.ts'
import { crear } from './crear.ts'
import { editar } from './editar.ts'
import { listar } from './listar.ts'

export const verbs: readonly Verb[] = [listar, crear, editar]
