import {
  COLUMNAS_DE_ABOGADOS,
  COLUMNAS_DE_CARTAS_POR_ACUSE,
  COLUMNAS_DE_CARTERA,
  COLUMNAS_DE_CARTERA_POR_ABOGADO,
  COLUMNAS_DE_CASOS_EVALUADOS,
  COLUMNAS_DE_COBROS_POR_MES,
  COLUMNAS_DE_CONDICIONES,
  COLUMNAS_DE_EFECTO,
  COLUMNAS_DE_EVALUACIONES,
  COLUMNAS_DE_EVALUACIONES_CAMBIADAS,
  COLUMNAS_DE_EVALUACIONES_POR_MES,
  COLUMNAS_DE_EXPEDIENTE,
  COLUMNAS_DE_INDICE,
  COLUMNAS_DE_INGRESOS,
  COLUMNAS_DE_LISTADO,
  COLUMNAS_DE_MESA,
  COLUMNAS_DE_NOVEDADES,
  COLUMNAS_DE_PRESCRIPCIONES,
  COLUMNAS_DE_RESUMEN_DE_INGRESOS,
  COLUMNAS_EXTERNAS,
  type DatoDeExpediente,
  type FilaDeAbogado,
  type FilaDeCartasPorAcuse,
  type FilaDeCartera,
  type FilaDeCarteraPorAbogado,
  type FilaDeCasoEvaluado,
  type FilaDeCobrosPorMes,
  type FilaDeComercio,
  type FilaDeCondicion,
  type FilaDeContribuyente,
  type FilaDeConvenio,
  type FilaDeEfecto,
  type FilaDeEvaluacionCambiada,
  type FilaDeEvaluacionExportada,
  type FilaDeEvaluacionesPorMes,
  type FilaDeIndice,
  type FilaDeIngreso,
  type FilaDeInmueble,
  type FilaDeListado,
  type FilaDelLibroDeHistorial,
  type FilaDelLibroDeMesa,
  type FilaDePrescripcion,
  type FilaDeResumenDeIngresos,
  type FilaExterna,
  LISTADO_DE_COMERCIOS,
  LISTADO_DE_CONTRIBUYENTES,
  LISTADO_DE_CONVENIOS,
  LISTADO_DE_HISTORIAL,
  LISTADO_DE_INMUEBLES,
  type WorkbookColumn,
} from '@apremia/workbooks'

export interface Tablas {
  readonly indice: FilaDeIndice
  readonly listado: FilaDeListado
  readonly abogados: FilaDeAbogado
  readonly condiciones: FilaDeCondicion
  readonly inmuebles: FilaDeInmueble
  readonly contribuyentes: FilaDeContribuyente
  readonly novedades: FilaDeContribuyente
  readonly comercios: FilaDeComercio
  readonly convenios: FilaDeConvenio
  readonly evaluaciones: FilaDeEvaluacionExportada
  readonly casosEvaluados: FilaDeCasoEvaluado
  readonly efecto: FilaDeEfecto
  readonly evaluacionesCambiadas: FilaDeEvaluacionCambiada
  readonly historial: FilaDelLibroDeHistorial
  readonly mesa: FilaDelLibroDeMesa
  readonly externos: FilaExterna
  readonly expediente: DatoDeExpediente
  readonly cartera: FilaDeCartera
  readonly carteraPorAbogado: FilaDeCarteraPorAbogado
  readonly cobrosPorMes: FilaDeCobrosPorMes
  readonly cartasPorAcuse: FilaDeCartasPorAcuse
  readonly evaluacionesPorMes: FilaDeEvaluacionesPorMes
  readonly prescripciones: FilaDePrescripcion
  readonly ingresos: FilaDeIngreso
  readonly resumenDeIngresos: FilaDeResumenDeIngresos
}

export type NombreDeTabla = keyof Tablas

export interface FichaDeLibro {
  readonly hoja: string
  readonly datos: readonly DatoDeExpediente[]
}

export const HOJAS: { readonly [N in NombreDeTabla]: string } = {
  indice: 'Títulos',
  listado: 'Títulos',
  abogados: 'Abogados',
  condiciones: 'Condiciones legales',
  inmuebles: 'Inmuebles',
  contribuyentes: 'Contribuyentes',
  novedades: 'Contribuyentes',
  comercios: 'Comercios',
  convenios: 'Convenios',
  evaluaciones: 'Evaluaciones',
  casosEvaluados: 'Casos',
  efecto: 'Efecto',
  evaluacionesCambiadas: 'Evaluaciones',
  historial: 'Historial',
  mesa: 'Mesa',
  externos: 'Casos',
  expediente: 'Expediente',
  cartera: 'Cartera',
  carteraPorAbogado: 'Abogados',
  cobrosPorMes: 'Meses',
  cartasPorAcuse: 'Cartas',
  evaluacionesPorMes: 'Evaluaciones',
  prescripciones: 'Prescripciones',
  ingresos: 'Ingresos',
  resumenDeIngresos: 'Ingresos',
}

export const COLUMNAS_DE_TABLA: {
  readonly [N in NombreDeTabla]: readonly WorkbookColumn<Tablas[N]>[]
} = {
  indice: COLUMNAS_DE_INDICE,
  listado: COLUMNAS_DE_LISTADO,
  abogados: COLUMNAS_DE_ABOGADOS,
  condiciones: COLUMNAS_DE_CONDICIONES,
  inmuebles: LISTADO_DE_INMUEBLES,
  contribuyentes: LISTADO_DE_CONTRIBUYENTES,
  novedades: COLUMNAS_DE_NOVEDADES,
  comercios: LISTADO_DE_COMERCIOS,
  convenios: LISTADO_DE_CONVENIOS,
  evaluaciones: COLUMNAS_DE_EVALUACIONES,
  casosEvaluados: COLUMNAS_DE_CASOS_EVALUADOS,
  efecto: COLUMNAS_DE_EFECTO,
  evaluacionesCambiadas: COLUMNAS_DE_EVALUACIONES_CAMBIADAS,
  historial: LISTADO_DE_HISTORIAL,
  mesa: COLUMNAS_DE_MESA,
  externos: COLUMNAS_EXTERNAS,
  expediente: COLUMNAS_DE_EXPEDIENTE,
  cartera: COLUMNAS_DE_CARTERA,
  carteraPorAbogado: COLUMNAS_DE_CARTERA_POR_ABOGADO,
  cobrosPorMes: COLUMNAS_DE_COBROS_POR_MES,
  cartasPorAcuse: COLUMNAS_DE_CARTAS_POR_ACUSE,
  evaluacionesPorMes: COLUMNAS_DE_EVALUACIONES_POR_MES,
  prescripciones: COLUMNAS_DE_PRESCRIPCIONES,
  ingresos: COLUMNAS_DE_INGRESOS,
  resumenDeIngresos: COLUMNAS_DE_RESUMEN_DE_INGRESOS,
}
