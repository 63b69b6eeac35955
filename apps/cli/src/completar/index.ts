import type { Verb } from '../define.ts'
import { bash } from './bash.ts'
import { fish } from './fish.ts'
import { zsh } from './zsh.ts'

export const verbs: readonly Verb[] = [bash, zsh, fish]
