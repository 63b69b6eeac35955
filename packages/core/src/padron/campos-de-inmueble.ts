/**
 * Modes of loading the provincial register of properties (S2 §9, D91). A 'completa' file contains the whole register. A
 * 'parcial' file changes only the properties that it contains.
 */
export const MODOS_DE_CARGA = ['completa', 'parcial'] as const
export type ModoDeCarga = (typeof MODOS_DE_CARGA)[number]

type FormaDeCampo =
  | { readonly clase: 'texto'; readonly largo: number }
  | { readonly clase: 'numero' }
  | { readonly clase: 'partida' }

const texto = (largo: number): FormaDeCampo => ({ clase: 'texto', largo })
const numero: FormaDeCampo = { clase: 'numero' }
const letra = texto(10)

/**
 * Fields of a property that a file of the provincial register may contain. The keys are the column names in the file
 * (S2 §3). When the file lacks a column, the load does not change that field.
 */
export const CAMPOS_DE_INMUEBLE = {
  CALLE: texto(120),
  NRO: numero,
  PISO: texto(20),
  DEPT: texto(20),
  BARRIO: texto(120),
  PAR_PROVINCIAL: { clase: 'partida' },
  APYNOM: texto(200),
  CIRCUNS: letra,
  SECCION: letra,
  CHACRA_NRO: numero,
  CHACRA_LET: letra,
  QUINTA_NRO: numero,
  QUINTA_LET: letra,
  FRACCION_NRO: numero,
  FRACCION_LET: letra,
  MANZANA_NRO: numero,
  MANZANA_LET: letra,
  PARCELA_NRO: numero,
  PARCELA_LET: letra,
  UNI_FUNCIONAL: numero,
} as const satisfies Readonly<Record<string, FormaDeCampo>>

export type CampoDeInmueble = keyof typeof CAMPOS_DE_INMUEBLE

export const NOMBRES_DE_CAMPOS = Object.keys(CAMPOS_DE_INMUEBLE) as readonly CampoDeInmueble[]

/**
 * Value of a field of a property. An empty cell gives '' for a text. An empty cell gives null for a number or a partida
 * (number that the province gives to the property).
 */
export type ValorDeCampo = string | number | null

/**
 * Columns of a file of the provincial register of properties. Each row is one tax (RECURSO) of one property
 * (NRO_INMUEBLE). NRO_IMPONIBLE is optional, and must have the same number as NRO_INMUEBLE.
 */
export type ColumnaDePadron = 'NRO_INMUEBLE' | 'RECURSO' | 'NRO_IMPONIBLE' | CampoDeInmueble
