export * from './client/api-error.ts'
export * from './client/create-client.ts'
export * from './client/events.ts'
export * from './client/file-reply.ts'
export * from './client/reply.ts'
export * from './client/request.ts'
export { lote, tituloCreado } from './contract/creaciontitulos.ts'
export * from './contract/index.ts'
export { municipioConvenios } from './contract/municipio/convenios.ts'
export { municipioDeuda } from './contract/municipio/deuda.ts'
export { municipioGestion } from './contract/municipio/gestion.ts'
export * from './contract/municipio/lineas-de-deuda.ts'
export { municipioListados } from './contract/municipio/listados.ts'
export { ESTADOS_DE_PLAN, municipioPlanes } from './contract/municipio/planes.ts'
export { municipioSituaciones } from './contract/municipio/situaciones.ts'
export {
  ESTADOS_DE_TRABAJO,
  type EstadoDeTrabajo,
  TIPOS_DE_TRABAJO,
  type TipoDeTrabajo,
  trabajo,
} from './contract/trabajos.ts'
export * from './entry.ts'
export * from './openapi.ts'
