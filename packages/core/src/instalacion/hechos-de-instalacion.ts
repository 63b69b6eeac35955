import type { Fecha } from '../fecha/fecha.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import type { VersionDeTitulo } from '../titulo/version-de-titulo.ts'
import type { Propuesta } from './propuestas.ts'

export interface HechosDeInstalacion {
  readonly hoy: Fecha
  readonly identidad: {
    readonly tipo: 'demo' | 'tokens' | 'openid'
    readonly emisor: string
  }
  /** True when the address in PUBLIC_URL can be opened only from the server's own machine, such as 'localhost'. */
  readonly soloEnEstaMaquina: boolean
  readonly personas: number
  /** True when somebody has the code of the head lawyer (A00). */
  readonly jefatura: boolean
  readonly abogados: number
  readonly sinOficina: readonly string[]
  readonly versionDeConvenio: 1 | 2
  /** Codes of the lawyers whose record does not say who is paid the lawyer's fees. */
  readonly sinBeneficiario: readonly string[]
  /**
   * Codes of the lawyers whose fees are paid to somebody without a recorded bank account. The agreements of these
   * lawyers cannot include fees in instalments.
   */
  readonly sinCbu: readonly string[]
  /**
   * Codes of the lawyers whose record does not name the document, such as a power of attorney, that lets them act for
   * the municipality.
   */
  readonly sinPersoneria: readonly string[]
  readonly recursos: number
  readonly etapas: number
  readonly clasesDeSituacion: readonly ClaseDeSituacion[]
  readonly inmuebles: boolean
  readonly comercios: boolean
  readonly deuda: boolean
  readonly liquidadoAl: Fecha | null
  readonly diasDeVigencia: number
  readonly servicio: boolean
  readonly propuestas: readonly Propuesta[]
  readonly sinValor: readonly ClaveDeParametro[]
  readonly versionDeTitulo: VersionDeTitulo
  /**
   * Taxes that lawyers collect and whose legal basis is incomplete. Empty with version 1 of the executive title, which
   * does not cite the legal basis.
   */
  readonly sinFundamento: readonly { readonly recurso: string; readonly faltan: string }[]
  readonly ultimoTitulo: number
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
  readonly feriaDeInvierno: boolean
}
