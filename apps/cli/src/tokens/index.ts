import type { Verb } from '../define.ts'
import { crear } from './crear.ts'
import { listar } from './listar.ts'
import { revocar } from './revocar.ts'

export const verbs: readonly Verb[] = [crear, listar, revocar]
