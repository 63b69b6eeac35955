import type { Verb } from '../define.ts'
import { ponerParametro } from './poner.ts'
import { verParametros } from './ver.ts'

export const verbs: readonly Verb[] = [verParametros, ponerParametro]
