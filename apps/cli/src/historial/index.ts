import type { Verb } from '../define.ts'
import { verificar } from './verificar.ts'

export const verbs: readonly Verb[] = [verificar]
