export { fillEscrito, type PlantillaRevisada, reviewPlantilla } from './plantilla.ts'
export { renderPlantillaInicial } from './plantilla-inicial.ts'
export { PLANTILLA_MAXIMA } from './unzip-docx.ts'
