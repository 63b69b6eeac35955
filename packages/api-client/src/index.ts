export { clavesDeMas } from './claves.ts'
export * from './client/api-error.ts'
export { AVISOS_DE_ARCHIVO, encodeAvisos } from './client/avisos-de-archivo.ts'
export * from './client/create-client.ts'

export * from './client/file-reply.ts'
export { type Desajuste, describeValor, findDesajuste } from './client/find-desajuste.ts'
export * from './client/reply.ts'
export * from './client/request.ts'
export * from './client/send-firmados.ts'
export * from './client/send-por-partes.ts'
export { MAXIMO_DE_REASIGNADOS, ORDENES_DE_ABOGADOS } from './contract/abogados.ts'
export type { DatoDeActuacion } from './contract/actuacion.ts'
export { imponiblesConsultados, MAXIMO_DE_ACTUACIONES } from './contract/actuaciones.ts'
export {
  CLASES_DE_HALLAZGO,
  type ClaseDeHallazgo,
  MAXIMO_DE_HALLAZGOS,
} from './contract/buscador.ts'
export {
  type ContextoDeClases,
  checkPares,
  type ParDeClase,
} from './contract/clase-de-imponible.ts'
export {
  type FormatoDeExportacion,
  MAXIMO_DE_LISTA_ENTERA,
  PAGINA_SUPUESTA,
} from './contract/common.ts'
export { CAMBIOS_DE_CASO } from './contract/configuracion.ts'
export {
  cuotaDeSimulacion,
  cuotaElegida,
  imponibleAOfrecer,
  planElegido,
} from './contract/convenios/seleccion.ts'
export {
  type callsDeEnvio,
  type envioPorPartes,
  PARTE_DE_ENVIO,
} from './contract/envio-por-partes.ts'
export { ORDENES_DE_SCORING } from './contract/evaluaciones.ts'
export {
  ESTADOS_DE_FIRMA,
  MAXIMO_DE_FIRMADOS,
  ORDENES_PARA_FIRMAR,
} from './contract/firma-de-titulos.ts'
export { FILAS_DE_MI_DIA } from './contract/hoy.ts'
export * from './contract/index.ts'
export { ORDENES_DE_INGRESOS } from './contract/ingresos.ts'
export { ORDENES_DE_MESA } from './contract/mesas.ts'
export { ORDENES_DE_COMERCIOS } from './contract/municipio/comercios.ts'
export { ORDENES_DE_CONTRIBUYENTES } from './contract/municipio/contribuyentes.ts'
export { ORDENES_DE_CONVENIOS } from './contract/municipio/convenios.ts'
export * from './contract/municipio/index.ts'
export { ORDENES_DE_INMUEBLES } from './contract/municipio/inmuebles.ts'
export * from './contract/municipio/lineas-de-deuda.ts'
export { ESTADOS_DE_PLAN, ORDENES_DE_PLANES } from './contract/municipio/planes.ts'
export { ORDENES_DE_NOVEDADES } from './contract/novedades.ts'
export { MAXIMO_DE_PADRON } from './contract/padron/padron.ts'
export { IMPONIBLES_POR_PAGINA, MAXIMO_DE_ACTOS } from './contract/pagina-de-contribuyente.ts'
export { MAXIMO_DE_PAQUETE } from './contract/paquetes.ts'
export { lote, tituloCreado } from './contract/titulos.ts'
export {
  ESTADOS_DE_TRABAJO,
  type EstadoDeTrabajo,
  TIPOS_DE_TRABAJO,
  type TipoDeTrabajo,
  trabajo,
} from './contract/trabajos.ts'
export { ORDENES_DE_USUARIOS } from './contract/usuarios/usuarios.ts'
export * from './entry.ts'
export * from './openapi/build-openapi.ts'
