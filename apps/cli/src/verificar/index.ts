import type { Verb } from '../define.ts'
import { verificarPapel } from './verificar.ts'

export const verbs: readonly Verb[] = [verificarPapel]
