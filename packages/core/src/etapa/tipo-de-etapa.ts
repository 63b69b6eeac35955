import { etapas } from '../texto/etapas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { formatTiempo, type TiempoDeEtapa, writeTiempo } from './tiempo-de-etapa.ts'

/**
 * Stage type (kind of action) (S2 §3). The rules identify a type by its number, `iniciaApremio` and `cierra`. The name
 * is for people and may change (D59).
 */
export interface TipoDeEtapa {
  readonly tpId: number
  readonly gpId: number
  readonly nombre: string
  readonly tiempo: TiempoDeEtapa | null
  readonly activo: boolean
  readonly show: boolean
  /**
   * True for the stage type (kind of action) with the time limit to start an apremio (collection lawsuit). The limit
   * counts from the status Gestión Legal (legal management). At most one stage type has true (D59).
   */
  readonly iniciaApremio: boolean
  /**
   * True when an action of this stage type closes the case. A paid case stays open until such an action is recorded
   * (D169).
   */
  readonly cierra: boolean
}

export type ValorDeEtapa = Pick<TipoDeEtapa, 'tiempo' | 'cierra'>

/**
 * Writes the time limit of a stage type (kind of action). Adds `cierra` if the type closes the case: '15 day cierra'.
 * '' with neither. Two types can be compared by this text.
 */
export const writeValorDeEtapa = ({ tiempo, cierra }: ValorDeEtapa): string =>
  [writeTiempo(tiempo), cierra ? 'cierra' : ''].filter((parte) => parte !== '').join(' ')

export const describeValorDeEtapa = ({ tiempo, cierra }: ValorDeEtapa): string => {
  const dicho = tiempo === null ? etapas.sinTiempo : formatTiempo(tiempo)
  return cierra ? interpolar(etapas.yCierra, { tiempo: dicho }) : dicho
}

/** Numbers of the stage types (kinds of action) that have their own form fields or their own document (S2 §9, D71). */
export const TIPOS_FIJOS = {
  radicacionAnterior: 1,
  resultado: 2,
  medida: 3,
  sentencia: 4,
  medidaEjecutiva: 5,
  modoYValor: 6,
  avisoFinal: 10,
  radicacion: 18,
} as const

/**
 * Tells whether a stage type (kind of action) is a court filing (radicación). Two types are court filings, and the form
 * offers type 18 first (D71).
 */
export const esRadicacion = (tpId: number): boolean =>
  tpId === TIPOS_FIJOS.radicacion || tpId === TIPOS_FIJOS.radicacionAnterior

/**
 * Tells whether forms offer the stage type (kind of action) for new actions. Hidden and archived stage types appear
 * only in the history (D135).
 */
export const seOfrece = ({ activo, show }: Pick<TipoDeEtapa, 'activo' | 'show'>): boolean =>
  activo && show

export const findTiposOfrecidos = <T extends Pick<TipoDeEtapa, 'activo' | 'show' | 'gpId'>>(
  tipos: readonly T[],
  grupo: number,
): T[] => tipos.filter((tipo) => tipo.gpId === grupo && seOfrece(tipo))

export const findPlazoDeInicio = (
  tipos: readonly Pick<TipoDeEtapa, 'iniciaApremio' | 'tiempo'>[],
): TiempoDeEtapa | null => tipos.find(({ iniciaApremio }) => iniciaApremio)?.tiempo ?? null
