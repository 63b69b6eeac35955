import type { Verb } from '../define.ts'
import { aceptarPropuestas } from './aceptar.ts'
import { ponerFirmante } from './firmante.ts'
import { identidad } from './identidad.ts'
import { revisarInstalacion } from './revisar.ts'

export const verbs: readonly Verb[] = [
  revisarInstalacion,
  ponerFirmante,
  aceptarPropuestas,
  identidad,
]
