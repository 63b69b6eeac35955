import type { ActoDeCaso } from '@apremia/core'

export const PARTES_DE_CASO = [
  'detalle',
  'historial',
  'radicacion',
  'deuda',
  'prescripcion',
  'convenios',
  'contribuyente',
] as const
export type ParteDeCaso = (typeof PARTES_DE_CASO)[number]

export interface CasoNombrado {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
}

export const enlaceDeCaso = (
  { tipo, imponible, recurso }: CasoNombrado,
  parte: ParteDeCaso = 'detalle',
): string =>
  `/caso/${tipo === 'C' ? 'comercio' : 'inmueble'}/${imponible}/${recurso}${
    parte === 'detalle' ? '' : `?ver=${parte}`
  }`

/**
 * Operations that the URL of the page of a case can open. A payment agreement is not listed, because it is made on
 * another screen.
 */
const ACTOS_EN_LA_PAGINA = [
  'actuacion',
  'carta',
  'radicar',
] as const satisfies readonly ActoDeCaso[]
export type ActoEnLaPagina = (typeof ACTOS_EN_LA_PAGINA)[number]

/** Name of the URL parameter that opens an operation on the page of a case. */
export const HACER = 'hacer'

export const enlaceDeActo = (caso: CasoNombrado, acto: ActoEnLaPagina): string =>
  `${enlaceDeCaso(caso)}?${HACER}=${acto}`

export const readActo = (params: URLSearchParams): ActoEnLaPagina | undefined =>
  ACTOS_EN_LA_PAGINA.find((acto) => acto === params.get(HACER))

const REANUDAR = 'reanudar'

/** Returns the URL that opens the dialog of the court paper that resumes the lawsuit, on the page of the case. */
export const enlaceDeReanudacion = (caso: CasoNombrado): string =>
  `${enlaceDeCaso(caso)}?${HACER}=${REANUDAR}`

export const asksReanudacion = (params: URLSearchParams): boolean => params.get(HACER) === REANUDAR

/**
 * Returns the URL of the page of a taxpayer. The URL has the municipal number of the taxpayer, and never a document
 * number, because URLs stay in histories and logs.
 */
export const enlaceDeContribuyente = (numero: number): string => `/contribuyente/${numero}`
