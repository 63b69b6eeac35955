import type { Verb } from '../define.ts'
import { cargarPadron } from './cargar.ts'
import { cargas } from './cargas.ts'
import { deshacer } from './deshacer.ts'
import { diferencias } from './diferencias.ts'
import { ejemploDePadron } from './ejemplo.ts'

export const verbs: readonly Verb[] = [ejemploDePadron, cargarPadron, diferencias, cargas, deshacer]
