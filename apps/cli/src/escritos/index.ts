import type { Verb } from '../define.ts'
import { listarCampos } from './campos.ts'
import { descargarPlantilla } from './descargar.ts'
import { hacerEscrito } from './hacer.ts'
import { listarPlantillas } from './plantillas.ts'
import { retirarPlantilla } from './retirar.ts'
import { subirPlantilla } from './subir.ts'

export const verbs: readonly Verb[] = [
  listarPlantillas,
  listarCampos,
  subirPlantilla,
  descargarPlantilla,
  retirarPlantilla,
  hacerEscrito,
]
