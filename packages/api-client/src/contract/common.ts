import './locale.ts'
import {
  CATEGORIAS,
  FILAS_DE_UNA_PAGINA,
  PERMISOS,
  parseDni,
  parseFecha,
  ROL_DE_SERVICIO,
  ROLES,
} from '@apremia/core'
import { array, number, object, string } from 'yup'

/** Identifier of a row of the Apremia database: a positive number within the range of the database's integer type. */
export const idNumerico = number()
  .typeError('El número lleva solo dígitos.')
  .integer()
  .min(1)
  .max(2_147_483_647)

/**
 * DNI (identity number) in any usual notation, such as with dots or with the leading zero of old forms. The schema
 * converts the DNI to digits.
 */
export const dni = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? (parseDni(typed) ?? typed) : typed))
  .matches(/^[1-9]\d{6,7}$/, 'El DNI debe tener 7 u 8 dígitos.')

/** Lawyer's code as stored: 'A00', 'A01' … */
export const codigoAbogado = string().matches(
  /^[A-Z]\d{2,3}$/,
  'El código de abogado no es válido.',
)

export const fechaIso = string().test(
  'fecha',
  'La fecha debe tener la forma AAAA-MM-DD y existir en el calendario.',
  // A missing date is accepted here. Each field requires its date, or not, with `required` or `nullable`.
  (value: string | null | undefined) => !value || parseFecha(value) !== undefined,
)

export const instante = string()

export const categoria = string().oneOf(CATEGORIAS, 'La categoría debe ser inmueble o comercio.')

export const importe = string().matches(/^-?\d{1,13}\.\d{2}$/)

/**
 * Maximum number of rows of a list requested without a page. For a longer list, the server responds with the number of
 * rows instead (D167).
 */
export const MAXIMO_DE_LISTA_ENTERA = 5_000

/**
 * Page of a list that a request asks for. A request with `pagina` or `porPagina` gets one page. A request with neither
 * field gets the whole list (D167).
 */
export const paginado = object({
  pagina: number().integer().min(1).max(1_000_000),
  porPagina: number().integer().min(1).max(200),
})

/**
 * Page number (`pagina`) and number of rows (`porPagina`) for a request that gives only one of them. The missing value
 * is taken from here.
 */
export const PAGINA_SUPUESTA = { pagina: 1, porPagina: FILAS_DE_UNA_PAGINA } as const

/** Formats of an exported list: a workbook, or CSV with `;`, the separator of Spanish spreadsheets. */
const FORMATOS_DE_EXPORTACION = ['xlsx', 'csv'] as const
export type FormatoDeExportacion = (typeof FORMATOS_DE_EXPORTACION)[number]

export const exportado = object({
  formato: string().oneOf(FORMATOS_DE_EXPORTACION).default('xlsx'),
})

export const usuarioDeSesion = object({
  dni: string().required(),
  nombre: string().required(),
  apellido: string().required(),
  email: string().defined(),
  /** Role of the user. The role 'servicio' is for a computer program of the municipality that calls the API (D193). */
  rol: string()
    .oneOf([...ROLES, ROL_DE_SERVICIO])
    .required(),
  /** Lawyer's code. '' when the person is not a lawyer. */
  abogado: string().defined(),
  permisos: array(string().oneOf(PERMISOS).required()).required(),
})

export const errorDeFila = object({
  hoja: string().defined(),
  fila: number().integer().required(),
  columna: string().defined(),
  valor: string().defined(),
  regla: string().required(),
  mensaje: string().required(),
})

export const archivo = object({
  nombre: string().required(),
  tamano: number().integer().required(),
  sha256: string().required(),
})

export const marca = string().oneOf(['0', '1']).default('0')

/**
 * Builds the schema of a number typed as text, such as a DNI (identity number). The schema removes dots, dashes and
 * spaces. An empty text is accepted.
 */
export const digitos = (largo: number, que: string) =>
  string()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replace(/[-.\s]/g, '') : typed,
    )
    .matches(new RegExp(`^\\d{1,${largo}}$`), {
      excludeEmptyString: true,
      message: `${que} lleva solo dígitos.`,
    })
    .default('')
