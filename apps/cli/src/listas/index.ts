import type { Verb } from '../define.ts'
import { guardarFilaDeLista } from './guardar.ts'
import { verLista } from './ver.ts'

export const verbs: readonly Verb[] = [verLista, guardarFilaDeLista]
