import { createEscrito } from './create-escrito.ts'
import { downloadEscrito } from './download-escrito.ts'
import { downloadPlantilla } from './download-plantilla.ts'
import { downloadPlantillaInicial } from './download-plantilla-inicial.ts'
import { listBloques } from './list-bloques.ts'
import { listPlantillas } from './list-plantillas.ts'
import { printEscrito } from './print-escrito.ts'
import { retirePlantilla } from './retire-plantilla.ts'
import { reviewEscrito } from './review-escrito.ts'
import { saveBloque } from './save-bloque.ts'
import { tryPlantilla } from './try-plantilla.ts'
import { simulateUploadPlantilla, uploadPlantilla } from './upload-plantilla.ts'

export const escritosJudicialesHandlers = {
  createEscrito,
  downloadEscrito,
  downloadPlantilla,
  downloadPlantillaInicial,
  listBloques,
  listPlantillas,
  printEscrito,
  retirePlantilla,
  reviewEscrito,
  saveBloque,
  simulateUploadPlantilla,
  tryPlantilla,
  uploadPlantilla,
}
