import type { Verb } from '../define.ts'
import { listarBloques } from './bloques.ts'
import { listarCampos } from './campos.ts'
import { descargarPlantilla } from './descargar.ts'
import { guardarBloque } from './guardar-bloque.ts'
import { hacerEscrito } from './hacer.ts'
import { listarPlantillas } from './plantillas.ts'
import { retirarPlantilla } from './retirar.ts'
import { subirPlantilla } from './subir.ts'

export const verbs: readonly Verb[] = [
  listarPlantillas,
  listarCampos,
  listarBloques,
  guardarBloque,
  subirPlantilla,
  descargarPlantilla,
  retirarPlantilla,
  hacerEscrito,
]
