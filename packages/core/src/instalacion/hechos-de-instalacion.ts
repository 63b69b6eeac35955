import type { Fecha } from '../fecha/fecha.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import type { Propuesta } from './propuestas.ts'

/** Facts of an installation from which the missing data are found. */
export interface HechosDeInstalacion {
  readonly hoy: Fecha
  readonly identidad: {
    readonly tipo: 'demo' | 'tokens' | 'openid'
    /** Address of the provider. */
    readonly emisor: string
  }
  /** PUBLIC_URL leads nowhere from another machine. */
  readonly soloEnEstaMaquina: boolean
  /** Number of people who may sign in, including administrators. */
  readonly personas: number
  /** Somebody is in charge (A00). */
  readonly jefatura: boolean
  /** Lawyers that work for the municipality, the head among them. */
  readonly abogados: number
  /** Codes of the lawyers whose office lacks data that a letter needs. */
  readonly sinOficina: readonly string[]
  readonly recursos: number
  readonly etapas: number
  readonly clasesDeSituacion: readonly ClaseDeSituacion[]
  readonly inmuebles: boolean
  readonly comercios: boolean
  /** Some period is owed in legal management. */
  readonly deuda: boolean
  /** Day the amounts hold for; null when nobody said. */
  readonly liquidadoAl: Fecha | null
  /** Days for which amounts hold (D171). */
  readonly diasDeVigencia: number
  /** Debt and register come from the municipality's own service. */
  readonly servicio: boolean
  readonly propuestas: readonly Propuesta[]
  /** Parameters with no value, or an empty one. */
  readonly sinValor: readonly ClaveDeParametro[]
  readonly ultimoTitulo: number
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
  /** The winter recess of this year is written down. */
  readonly feriaDeInvierno: boolean
}
