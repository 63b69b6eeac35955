import type { Verb } from '../define.ts'
import { detalle } from './detalle.ts'
import { exportar } from './exportar.ts'
import { resumen } from './resumen.ts'

export const verbs: readonly Verb[] = [resumen, detalle, exportar]
