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
  /** Version of the document of the agreements that are signed today. */
  readonly versionDeConvenio: 1 | 2
  /** Lawyers for whom nobody says who collects their fees. */
  readonly sinBeneficiario: readonly string[]
  /** Lawyers whose fees in instalments cannot be in an agreement, because the bank account of the payee is missing. */
  readonly sinCbu: readonly string[]
  /** Lawyers without a document of their own to act for the municipality. */
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
  /** Taxes in legal management whose legal basis is incomplete. Empty while the titles in force do not cite it. */
  readonly sinFundamento: readonly { readonly recurso: string; readonly faltan: string }[]
  readonly ultimoTitulo: number
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
  readonly feriaDeInvierno: boolean
}
