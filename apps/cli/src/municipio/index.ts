import type { Verb } from '../define.ts'
import { cargarPaquete } from './cargar.ts'
import { cargasDePaquete } from './cargas.ts'
import { ejemploDePaquete } from './ejemplo.ts'
import { formato } from './formato.ts'
import { revisar } from './revisar.ts'

export const verbs: readonly Verb[] = [
  ejemploDePaquete,
  formato,
  revisar,
  cargarPaquete,
  cargasDePaquete,
]
