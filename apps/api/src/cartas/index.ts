import { annulCarta, simulateAnnulCarta } from './annul-carta.ts'
import { createCartas } from './create-cartas.ts'
import { downloadCarta } from './download-carta.ts'
import { downloadEscaneoDeAcuse } from './download-escaneo-de-acuse.ts'
import { downloadLoteDeCartas } from './download-lote-de-cartas.ts'
import { getAcusesParaCompletar } from './get-acuses-para-completar.ts'
import { getLoteDeCartas } from './get-lote-de-cartas.ts'
import { listCartas } from './list-cartas.ts'
import { listLotesDeCartas } from './list-lotes-de-cartas.ts'
import { loadAcusesDeCartas, simulateLoadAcusesDeCartas } from './load-acuses-de-cartas.ts'
import { previewCarta } from './preview-carta.ts'
import { resumeLoteDeCartas } from './resume-lote-de-cartas.ts'
import { reviewCartas } from './review-cartas.ts'
import { saveAcuseDeCarta } from './save-acuse-de-carta.ts'
import { saveAcusesDeCartas } from './save-acuses-de-cartas.ts'
import { simulateAcusesDeCartas } from './simulate-acuses-de-cartas.ts'

export const cartasHandlers = {
  reviewCartas,
  previewCarta,
  createCartas,
  listLotesDeCartas,
  getLoteDeCartas,
  resumeLoteDeCartas,
  downloadLoteDeCartas,
  listCartas,
  downloadCarta,
  annulCarta,
  simulateAnnulCarta,
  saveAcuseDeCarta,
  saveAcusesDeCartas,
  simulateAcusesDeCartas,
  getAcusesParaCompletar,
  loadAcusesDeCartas,
  simulateLoadAcusesDeCartas,
  downloadEscaneoDeAcuse,
}
