import type { Verb } from '../define.ts'
import { ponerAjuste } from './poner.ts'
import { quitar } from './quitar.ts'
import { verAjustes } from './ver.ts'

export const verbs: readonly Verb[] = [verAjustes, ponerAjuste, quitar]
