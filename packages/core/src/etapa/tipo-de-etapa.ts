import { etapas } from '../texto/etapas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { formatTiempo, type TiempoDeEtapa, writeTiempo } from './tiempo-de-etapa.ts'

/** A stage type (S2 §3). Rules know it by its number and its marks: its name is for people and may change (D59). */
export interface TipoDeEtapa {
  readonly tpId: number
  readonly gpId: number
  readonly nombre: string
  /** Null when the type has no time of its own. */
  readonly tiempo: TiempoDeEtapa | null
  /** True when `estado` is 'activo', so the type is not archived. */
  readonly activo: boolean
  readonly show: boolean
  /**
   * The time of the type is the longest to start an apremio from Gestión Legal. At most one type carries the mark
   * (D59).
   */
  readonly iniciaApremio: boolean
  /** An action of the type ends the case. A paid case waits for such an action (D169). */
  readonly cierra: boolean
}

/** Configurable values of a stage type. */
export type ValorDeEtapa = Pick<TipoDeEtapa, 'tiempo' | 'cierra'>

/** Writes a value to compare by: '15 day', '15 day cierra', or '' without any. */
export const writeValorDeEtapa = ({ tiempo, cierra }: ValorDeEtapa): string =>
  [writeTiempo(tiempo), cierra ? 'cierra' : ''].filter((parte) => parte !== '').join(' ')

/** '15 días, cierra el caso'. */
export const describeValorDeEtapa = ({ tiempo, cierra }: ValorDeEtapa): string => {
  const dicho = tiempo === null ? etapas.sinTiempo : formatTiempo(tiempo)
  return cierra ? interpolar(etapas.yCierra, { tiempo: dicho }) : dicho
}

/** Stage types with fields or a paper of their own (S2 §9, D71). */
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

/** Both types are radication, and 18 is offered first (D71). */
export const esRadicacion = (tpId: number): boolean =>
  tpId === TIPOS_FIJOS.radicacion || tpId === TIPOS_FIJOS.radicacionAnterior

/** Tells whether new actions may be of the type. Hidden and archived types stay in the history only (D135). */
export const seOfrece = ({ activo, show }: Pick<TipoDeEtapa, 'activo' | 'show'>): boolean =>
  activo && show

/** The types offered for a new action of a group, in their order. */
export const findTiposOfrecidos = <T extends Pick<TipoDeEtapa, 'activo' | 'show' | 'gpId'>>(
  tipos: readonly T[],
  grupo: number,
): T[] => tipos.filter((tipo) => tipo.gpId === grupo && seOfrece(tipo))

/** The longest time to start an apremio from Gestión Legal, by its mark (S2 §4, D59); null while there is none. */
export const findPlazoDeInicio = (
  tipos: readonly Pick<TipoDeEtapa, 'iniciaApremio' | 'tiempo'>[],
): TiempoDeEtapa | null => tipos.find(({ iniciaApremio }) => iniciaApremio)?.tiempo ?? null
