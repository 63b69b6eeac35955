export { listCorchetes } from './list-corchetes.ts'
export { fillEscrito, type PlantillaRevisada, reviewPlantilla } from './plantilla.ts'
export { renderPlantillaInicial } from './plantilla-inicial.ts'
