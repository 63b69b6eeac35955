import type { Verb } from '../define.ts'
import { constanciaDeCaso } from './constancia.ts'
import { documentosDeCaso } from './documentos.ts'
import { explicarCaso } from './explicar.ts'
import { historiaDeCaso } from './historia.ts'
import { legajoDeCaso } from './legajo.ts'
import { liquidacionDeCaso } from './liquidacion.ts'
import { prescripcionDeCaso } from './prescripcion.ts'
import { prescripcionesDeUnAnio } from './prescripciones.ts'
import { verificarCasos } from './verificar.ts'

export const verbs: readonly Verb[] = [
  constanciaDeCaso,
  documentosDeCaso,
  explicarCaso,
  historiaDeCaso,
  legajoDeCaso,
  liquidacionDeCaso,
  prescripcionDeCaso,
  prescripcionesDeUnAnio,
  verificarCasos,
]
