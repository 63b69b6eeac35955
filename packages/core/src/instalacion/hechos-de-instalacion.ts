import type { Fecha } from '../fecha/fecha.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import type { Propuesta } from './propuestas.ts'

export interface HechosDeInstalacion {
  readonly hoy: Fecha
  readonly identidad: {
    readonly tipo: 'demo' | 'tokens' | 'openid'
    readonly emisor: string
  }
  /** True when PUBLIC_URL does not work from another machine. */
  readonly soloEnEstaMaquina: boolean
  /** Number of people who may sign in, including administrators. */
  readonly personas: number
  /** True when somebody has the code of the head lawyer (A00). */
  readonly jefatura: boolean
  /** Number of lawyers who work for the municipality, including the head lawyer. */
  readonly abogados: number
  /** Codes of the lawyers whose office lacks data that letters need. */
  readonly sinOficina: readonly string[]
  readonly recursos: number
  readonly etapas: number
  readonly clasesDeSituacion: readonly ClaseDeSituacion[]
  readonly inmuebles: boolean
  readonly comercios: boolean
  /** True when some unpaid period is in legal management. */
  readonly deuda: boolean
  /** Day for which the debt amounts are valid. Null when no load gave the day. */
  readonly liquidadoAl: Fecha | null
  /** Number of days for which debt amounts stay valid (D171). */
  readonly diasDeVigencia: number
  /** True when the debt and the register come from the municipality's own service. */
  readonly servicio: boolean
  readonly propuestas: readonly Propuesta[]
  readonly sinValor: readonly ClaveDeParametro[]
  readonly ultimoTitulo: number
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
  /** True when the winter recess of this year is recorded. */
  readonly feriaDeInvierno: boolean
}
