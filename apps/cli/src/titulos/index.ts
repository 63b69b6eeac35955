import type { Verb } from '../define.ts'
import { anular } from './anular.ts'
import { descargar } from './descargar.ts'
import { ejemplo } from './ejemplo.ts'
import { generar } from './generar.ts'
import { listarTitulos } from './listar.ts'
import { lotes } from './lotes.ts'
import { procesar } from './procesar.ts'
import { reanudar } from './reanudar.ts'
import { revisarTitulos } from './revisar.ts'
import { ultimo } from './ultimo.ts'

export const verbs: readonly Verb[] = [
  ejemplo,
  procesar,
  revisarTitulos,
  generar,
  reanudar,
  descargar,
  lotes,
  listarTitulos,
  ultimo,
  anular,
]
