import type { Verb } from '../define.ts'
import { guardarEquivalencias } from './guardar.ts'
import { quitarEquivalencia } from './quitar.ts'
import { verEquivalencias } from './ver.ts'

export const verbs: readonly Verb[] = [verEquivalencias, guardarEquivalencias, quitarEquivalencia]
