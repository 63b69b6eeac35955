import type { Verb } from '../define.ts'
import { crearToken } from './crear.ts'
import { listarTokens } from './listar.ts'
import { revocar } from './revocar.ts'

export const verbs: readonly Verb[] = [crearToken, listarTokens, revocar]
