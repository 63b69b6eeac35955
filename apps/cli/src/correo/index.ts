import type { Verb } from '../define.ts'
import { avisos } from './avisos.ts'
import { probarCorreo } from './probar.ts'

export const verbs: readonly Verb[] = [avisos, probarCorreo]
