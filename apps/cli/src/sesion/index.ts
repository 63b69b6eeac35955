import type { Verb } from '../define.ts'
import { cerrar } from './cerrar.ts'
import { iniciar } from './iniciar.ts'
import { verSesion } from './ver.ts'

export const verbs: readonly Verb[] = [iniciar, verSesion, cerrar]
