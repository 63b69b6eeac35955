import type { Verb } from '../define.ts'
import { cargar } from './cargar.ts'
import { ejemploDeActuaciones } from './ejemplo.ts'

export const verbs: readonly Verb[] = [ejemploDeActuaciones, cargar]
