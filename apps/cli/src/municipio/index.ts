import type { Verb } from '../define.ts'
import { ejemploDePaquete } from './ejemplo.ts'
import { formato } from './formato.ts'
import { revisar } from './revisar.ts'

export const verbs: readonly Verb[] = [ejemploDePaquete, formato, revisar]
