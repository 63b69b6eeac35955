export { findFallaDeArchivo } from './find-falla-de-archivo.ts'
export { joinLegajo, LegajoError, type ParteDeLegajo } from './join-legajo.ts'
