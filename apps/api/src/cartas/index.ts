import { createCartas } from './create-cartas.ts'
import { planillasDeAcuses } from './load-acuses.ts'
import { lecturasDeCartas } from './read-cartas.ts'
import { lecturasDeLotes } from './read-lotes.ts'
import { resumeLoteDeCartas } from './resume-lote-de-cartas.ts'
import { vistasDeCartas } from './review-cartas.ts'
import { acusesDeCartas } from './save-acuses.ts'

export const cartasHandlers = {
  ...vistasDeCartas,
  createCartas,
  ...lecturasDeLotes,
  resumeLoteDeCartas,
  ...lecturasDeCartas,
  ...acusesDeCartas,
  ...planillasDeAcuses,
}
