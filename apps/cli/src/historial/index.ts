import type { Verb } from '../define.ts'
import { listar } from './listar.ts'
import { verificar } from './verificar.ts'

export const verbs: readonly Verb[] = [listar, verificar]
