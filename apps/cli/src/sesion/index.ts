import type { Verb } from '../define.ts'
import { cerrar } from './cerrar.ts'
import { iniciar } from './iniciar.ts'
import { ver } from './ver.ts'

export const verbs: readonly Verb[] = [iniciar, ver, cerrar]
