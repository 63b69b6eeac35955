import { createCartas } from './create-cartas.ts'
import {
  getAcusesParaCompletar,
  loadAcusesDeCartas,
  simulateLoadAcusesDeCartas,
} from './load-acuses-de-cartas.ts'
import { lecturasDeCartas } from './read-cartas.ts'
import { lecturasDeLotes } from './read-lotes.ts'
import { resumeLoteDeCartas } from './resume-lote-de-cartas.ts'
import { vistasDeCartas } from './review-cartas.ts'
import { saveAcuseDeCarta } from './save-acuse-de-carta.ts'
import { saveAcusesDeCartas, simulateAcusesDeCartas } from './save-acuses-de-cartas.ts'

export const cartasHandlers = {
  ...vistasDeCartas,
  createCartas,
  ...lecturasDeLotes,
  resumeLoteDeCartas,
  ...lecturasDeCartas,
  saveAcuseDeCarta,
  saveAcusesDeCartas,
  simulateAcusesDeCartas,
  loadAcusesDeCartas,
  simulateLoadAcusesDeCartas,
  getAcusesParaCompletar,
}
