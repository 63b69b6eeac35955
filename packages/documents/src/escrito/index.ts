export { fillEscrito, type PlantillaRevisada, reviewPlantilla } from './plantilla.ts'
export { renderPlantillaInicial } from './plantilla-inicial.ts'
