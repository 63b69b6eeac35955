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

/** Integer identifiers of our own rows: positive and within the database's integer. */
export const idNumerico = number()
  .typeError('El número lleva solo dígitos.')
  .integer()
  .min(1)
  .max(2_147_483_647)

/** Read as every DNI is, dots and the zero of old forms included; it goes on as digits. */
export const dni = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? (parseDni(typed) ?? typed) : typed))
  .matches(/^[1-9]\d{6,7}$/, 'El DNI debe tener 7 u 8 dígitos.')

/** Lawyer code as stored: 'A00', 'A01' … */
export const codigoAbogado = string().matches(
  /^[A-Z]\d{2,3}$/,
  'El código de abogado no es válido.',
)

export const fechaIso = string().test(
  'fecha',
  'La fecha debe tener la forma AAAA-MM-DD y existir en el calendario.',
  // A missing day is for `required` and `nullable` to judge.
  (value: string | null | undefined) => !value || parseFecha(value) !== undefined,
)

export const instante = string()

export const categoria = string().oneOf(CATEGORIAS, 'La categoría debe ser inmueble o comercio.')

/** Amounts travel as text with a dot and two decimals: '1234.50'. */
export const importe = string().matches(/^-?\d{1,13}\.\d{2}$/)

/** Most rows of a list asked for without a page. A longer list answers with the number of rows instead (D167). */
export const MAXIMO_DE_LISTA_ENTERA = 5_000

/** The page of a list: either of the two asks for one. Without both, the list is asked for whole (D167). */
export const paginado = object({
  pagina: number().integer().min(1).max(1_000_000),
  porPagina: number().integer().min(1).max(200),
})

/** The page that is answered when only its number, or only its size, is given. */
export const PAGINA_SUPUESTA = { pagina: 1, porPagina: FILAS_DE_UNA_PAGINA } as const

/** Formats of the download of a list: a workbook, or CSV with `;` as a spreadsheet in Spanish reads it. */
const FORMATOS_DE_EXPORTACION = ['xlsx', 'csv'] as const
export type FormatoDeExportacion = (typeof FORMATOS_DE_EXPORTACION)[number]

/** The query of a call that exports a list. */
export const exportado = object({
  formato: string().oneOf(FORMATOS_DE_EXPORTACION).default('xlsx'),
})

export const usuarioDeSesion = object({
  dni: string().required(),
  nombre: string().required(),
  apellido: string().required(),
  email: string().defined(),
  /** 'servicio' when a program of the municipality asks (D193). */
  rol: string()
    .oneOf([...ROLES, ROL_DE_SERVICIO])
    .required(),
  /** Lawyer code, '' when the person has none. */
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

/** Booleans of a form: '1' or '0'. */
export const marca = string().oneOf(['0', '1']).default('0')

/** Digits as typed, with their dots, dashes and spaces. '' leaves the field out. */
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
