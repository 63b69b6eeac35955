import type { Verb } from '../define.ts'
import { identidad } from './identidad.ts'

export const verbs: readonly Verb[] = [identidad]
