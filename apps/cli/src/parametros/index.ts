import type { Verb } from '../define.ts'
import { poner } from './poner.ts'
import { ver } from './ver.ts'

export const verbs: readonly Verb[] = [ver, poner]
