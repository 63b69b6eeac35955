import type { Verb } from '../define.ts'
import { verificarDocumentos } from './verificar.ts'

export const verbs: readonly Verb[] = [verificarDocumentos]
