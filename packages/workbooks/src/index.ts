export { COLUMNAS_DE_ABOGADOS, type FilaDeAbogado } from './abogados/listado-de-abogados.ts'
export { type ActuacionesLeidas, readActuaciones } from './actuaciones/read-actuaciones.ts'
export { writeActuacionesEjemplo } from './actuaciones/write-actuaciones-ejemplo.ts'
export { buildActuacionesRechazadas } from './actuaciones/write-actuaciones-rechazadas.ts'
export { formatBasicoCsv, readBasicoCsv } from './basico/basico-csv.ts'
export { type BasicoLeido, readBasico } from './basico/read-basico.ts'
export { type EjemploBasico, writeBasicoEjemplo } from './basico/write-basico-ejemplo.ts'
export { type AcusesLeidos, readAcuses } from './cartas/read-acuses.ts'
export { type CartaSinAcuse, writeAcusesParaCompletar } from './cartas/write-acuses.ts'
export { COLUMNAS_DE_EFECTO, type FilaDeEfecto } from './casos/listado-de-efecto.ts'
export * from './casos/listados-de-casos.ts'
export {
  COLUMNAS_DE_CONDICIONES,
  type FilaDeCondicion,
} from './condiciones/listado-de-condiciones.ts'
export { type CondicionesLeidas, readCondiciones } from './condiciones/read-condiciones.ts'
export { writeCondicionesEjemplo } from './condiciones/write-condiciones-ejemplo.ts'
export { type FilaDeConvenio, LISTADO_DE_CONVENIOS } from './convenios/listado-de-convenios.ts'
export { convertCsvToWorkbook } from './csv/convert-csv.ts'
export { formatCsv, lineOf, MARK, textField } from './csv/format-csv.ts'
export { guardFormula } from './csv/formula.ts'
export { parseCsv, separatorOf } from './csv/parse-csv.ts'
export { type CsvSpec, writeCsv } from './csv/write-csv.ts'
export * from './estadisticas/listados-de-estadisticas.ts'
export {
  COLUMNAS_DE_EVALUACIONES_CAMBIADAS,
  type FilaDeEvaluacionCambiada,
} from './evaluaciones/listado-de-cambios.ts'
export * from './evaluaciones/listados-de-evaluacion.ts'
export {
  type FilaDelLibroDeHistorial,
  LISTADO_DE_HISTORIAL,
} from './historial/listado-de-historial.ts'
export * from './ingresos/listados-de-ingresos.ts'
export {
  LIMITS,
  LIMITS_ACTUACIONES,
  LIMITS_BASICO,
  LIMITS_PADRON,
  LIMITS_PROCESADO,
  type Limits,
} from './limits.ts'
export * from './padron/listados-de-padron.ts'
export {
  type DatosDelMunicipio,
  type FilaDePadronLeida,
  type FilaDePadronRechazada,
  type LoteDePadron,
  openPadron,
  type PadronAbierto,
} from './padron/read-padron.ts'
export { writePadronEjemplo } from './padron/write-padron-ejemplo.ts'
export { writePadronRechazadas } from './padron/write-padron-rechazadas.ts'
export { createPaqueteZip, type PaqueteZip } from './paquete/create-paquete-zip.ts'
export { buildPaqueteEjemplo } from './paquete/ejemplo-de-paquete.ts'
export { needsGuardadas } from './paquete/equivalencias-de-paquete.ts'
export type { EquivalenciasUsadas } from './paquete/fuente-de-paquete.ts'
export { openFuentes } from './paquete/open-fuentes.ts'
export { openPaquete, openSuelto, readArchivoDeEquivalencias } from './paquete/open-paquete.ts'
export { PaqueteError } from './paquete/paquete-error.ts'
export {
  type PropuestaDeEquivalencia,
  proposeEquivalenciasDeFuentes,
  type TituloConValores,
} from './paquete/propose-equivalencias.ts'
export { renderEquivalencias } from './paquete/render-equivalencias.ts'
export type { FilasRevisadas, RevisionDeArchivo } from './paquete/review-archivo.ts'
export { type RevisionDePaquete, reviewPaquete } from './paquete/review-paquete.ts'
export { type PruebaDeArchivo, tryEquivalenciasDeFuentes } from './paquete/try-equivalencias.ts'
export { writeEquivalencias } from './paquete/write-equivalencias.ts'
export {
  type FilasDePersonas,
  writeLibroDePersonas,
} from './paquete/write-libro-de-personas.ts'
export { writePaqueteZip } from './paquete/write-paquete-zip.ts'
export { type FuenteDeZip, openZipParaPartes, packParts } from './partes/pack-parts.ts'
export {
  COLUMNAS_DE_PRESCRIPCIONES,
  type FilaDePrescripcion,
} from './prescripciones/listado-de-prescripciones.ts'
export { isProcesado } from './procesado/is-procesado.ts'
export { type ProcesadoLeido, readProcesado } from './procesado/read-procesado.ts'
export {
  type ProcesadoOptions,
  streamProcesado,
  writeProcesado,
} from './procesado/write-procesado.ts'
export { type Cell, numberOfCell, type Row, textOfCell } from './read/cell.ts'
export { openWorkbook } from './read/open-workbook.ts'
export {
  type MergedRange,
  type RowBatches,
  readRows,
  type Sheet,
  type SheetEnd,
  type Workbook,
} from './read/workbook.ts'
export { COLUMNAS_DE_INDICE, type FilaDeIndice } from './titulos/indice-de-titulos.ts'
export { COLUMNAS_DE_LISTADO, type FilaDeListado } from './titulos/listado-de-titulos.ts'
export { WORKBOOK_ERROR_CODES, WorkbookError, type WorkbookErrorCode } from './workbook-error.ts'
export type { WorkbookColumn } from './write/column.ts'
export {
  buildWorkbook,
  type SheetSpec,
  streamWorkbook,
  type WorkbookSpec,
  writeWorkbook,
} from './write/write-workbook.ts'
export { unpackZip } from './zip/unpack-zip.ts'
