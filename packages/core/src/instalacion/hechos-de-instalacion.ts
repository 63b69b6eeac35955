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
  /** True when PUBLIC_URL does not work from another machine. */
  readonly soloEnEstaMaquina: boolean
  readonly personas: number
  /** True when somebody has the code of the head lawyer (A00). */
  readonly jefatura: boolean
  readonly abogados: number
  readonly sinOficina: readonly string[]
  readonly versionDeConvenio: 1 | 2
  /** Codes of the lawyers without a recorded payee of their fees. */
  readonly sinBeneficiario: readonly string[]
  /** Codes of the lawyers whose payee has no bank account. Their agreements cannot include fees in instalments. */
  readonly sinCbu: readonly string[]
  /** Codes of the lawyers without a document of their own to act for the municipality. */
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
   * Taxes that lawyers collect and whose legal basis is incomplete. Empty when the executive titles in force do not
   * cite the legal basis.
   */
  readonly sinFundamento: readonly { readonly recurso: string; readonly faltan: string }[]
  readonly ultimoTitulo: number
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
  readonly feriaDeInvierno: boolean
}
