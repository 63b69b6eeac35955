import type { Verb } from '../define.ts'
import { explicar } from './explicar.ts'
import { probar } from './probar.ts'

export const verbs: readonly Verb[] = [probar, explicar]
