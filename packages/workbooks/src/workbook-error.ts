/**
 * HTTP status and message of each reason to refuse a whole workbook. The message says what the person must do. `{x}`
 * stands for the detail of the error.
 */
const FALLAS = {
  'archivo-vacio': [422, 'El archivo está vacío.'],
  'archivo-grande': [413, 'El archivo supera el máximo de {x}. Divídalo en partes.'],
  formato: [
    415,
    'El archivo no es una planilla .xlsx ni .xls: {x}. Ábralo y guárdelo como Libro de Excel (.xlsx).',
  ],
  macros: [
    415,
    'La planilla contiene macros y no se acepta. Guárdela como Libro de Excel (.xlsx), sin macros.',
  ],
  cifrado: [415, 'La planilla está protegida con contraseña. Quítela y vuelva a enviarla.'],
  danado: [
    422,
    'El archivo está dañado o incompleto ({x}). Ábralo, guárdelo de nuevo y vuelva a enviarlo.',
  ],
  desempaquetado: [
    413,
    'El contenido del archivo, una vez descomprimido, es demasiado grande ({x}).',
  ],
  entradas: [413, 'El archivo tiene demasiadas partes internas ({x}).'],
  'xml-prohibido': [
    422,
    'El archivo contiene declaraciones XML que no se aceptan (DOCTYPE o entidades).',
  ],
  'xml-invalido': [
    422,
    'El contenido de la planilla está mal formado ({x}). Ábrala, guárdela de nuevo y vuelva a enviarla.',
  ],
  'no-reconocida': [
    422,
    'La planilla es demasiado grande para la forma en que fue guardada. Ábrala en Excel o LibreOffice, guárdela de nuevo como .xlsx y vuelva a enviarla.',
  ],
  'demasiadas-filas': [
    413,
    'La hoja «{x}» tiene datos más allá de la fila {y}, la última que se acepta. Divídala en partes.',
  ],
  'filas-vacias': [
    413,
    'La hoja «{x}» tiene demasiadas filas vacías. Elimine las filas sobrantes y vuelva a enviarla.',
  ],
  'demasiadas-columnas': [
    413,
    'La hoja «{x}» tiene datos más allá de la columna {y}. Elimine las columnas sobrantes.',
  ],
  'demasiadas-celdas': [413, 'La hoja «{x}» tiene demasiadas celdas con datos. El máximo es {y}.'],
  'texto-largo': [413, 'La planilla tiene una celda con más de {x} caracteres.'],
  'sin-hojas': [422, 'El archivo no tiene ninguna hoja de cálculo.'],
  'hoja-faltante': [
    422,
    'Falta la hoja «{x}». Use la planilla procesada tal como se descargó, con todas sus hojas.',
  ],
  'columnas-faltantes': [
    422,
    'Faltan columnas en la hoja «{x}»: {y}. Descargue el ejemplo base para ver el formato.',
  ],
  'categoria-equivocada': [
    422,
    'La planilla tiene la columna {x}, que es de otra categoría. Cambie la categoría a «{y}» o corrija la planilla.',
  ],
  'encabezado-repetido': [422, 'La hoja «{x}» tiene repetida la columna {y}.'],
  'encabezado-prohibido': [422, 'La hoja «{x}» tiene un encabezado que no se acepta: {y}.'],
  'celdas-combinadas': [
    422,
    'Hay celdas combinadas entre los datos de la hoja «{x}» ({y}). Sepárelas y complete cada fila.',
  ],
  'sin-datos': [422, 'La hoja «{x}» no tiene filas de datos debajo del encabezado.'],
} as const satisfies Record<string, readonly [status: 413 | 415 | 422, mensaje: string]>

export type WorkbookErrorCode = keyof typeof FALLAS

export const WORKBOOK_ERROR_CODES = Object.keys(FALLAS) as readonly WorkbookErrorCode[]

/** Formats a number with separators: '20.001' for 20001. A text is cut at 200 characters. */
const shown = (detail: string | number): string =>
  (typeof detail === 'number' ? detail.toLocaleString('es-AR') : detail).slice(0, 200)

const fill = (text: string, x: string, y: string): string =>
  text.replace(/\{([xy])\}/g, (_, key: string) => (key === 'x' ? x : y))

/** Error of a whole workbook. `message` is in Spanish, for people; `status` is a 4xx HTTP status. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError'
  readonly codigo: WorkbookErrorCode
  readonly status: 413 | 415 | 422

  constructor(codigo: WorkbookErrorCode, x: string | number = '', y: string | number = '') {
    const [status, mensaje] = FALLAS[codigo]
    super(fill(mensaje, shown(x), shown(y)))
    this.codigo = codigo
    this.status = status
  }
}
