import type { Verb } from '../define.ts'
import { jefatura } from './jefatura.ts'

export const verbs: readonly Verb[] = [jefatura]
