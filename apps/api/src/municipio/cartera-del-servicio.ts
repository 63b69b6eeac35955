import type { LineaDeDeudaCC } from '@apremia/api-client'
import type { ClaveImponible } from '../padron/clave-imponible.ts'
import type { EstadoDelMunicipio, PlanDePago, SituacionDeImponible } from './deuda-proveedor.ts'
import type { ComercioDePadron, ImponibleDeAbogado, InmuebleDePadron } from './padron-proveedor.ts'

export interface VinculoDelServicio {
  readonly NRO_CONTRIB: number
  readonly APYNOM: string
  readonly NRO_DOC: string
  readonly CUIT: string
  readonly CUIM: string
  readonly CALLE: string
  readonly NRO: number | null
  readonly PISO: string
  readonly DEPT: string
  readonly LOCALIDAD: string
  readonly TELEFONOS: string
  readonly EMAIL: string
  readonly VINCULO_DESC: string
  /**
   * 'I' for a property and 'C' for a business. '' when the municipality's service does not say which. The tax then
   * tells which.
   */
  readonly TIPO: 'I' | 'C' | ''
  readonly IMPONIBLE: number | null
  readonly RECURSO: string
}

export interface ImponiblePreguntado {
  readonly deuda: {
    readonly lineas: readonly LineaDeDeudaCC[]
    readonly planpago: readonly { readonly NRO_PLAN: number; readonly RECURSO: string }[]
  } | null
  readonly situaciones: readonly SituacionDeImponible[]
}

export interface LlamadaComprobada {
  readonly llamada: string
  /**
   * Result of testing one call of the municipality's service. 'aviso': the answer is correct but has more rows than the
   * request asked for.
   */
  readonly estado: 'bien' | 'aviso' | 'mal' | 'sinProbar'
  readonly filas: number | null
  readonly milisegundos: number | null
  /**
   * Reason why the call failed the test or was not tested. For example, the answer has a wrong field, or there is no
   * data for the request. '' when the answer is correct.
   */
  readonly motivo: string
}

/**
 * Functions with which a long job reads all the cases and debts from the municipality's own service. Functions with
 * `abogado` return only the rows of that lawyer. A failure throws an AppError, and is never an empty list (D88).
 */
export interface CarteraDelServicio {
  readonly llamadas: number
  /** Tells whether the municipality's service answered the last calls that were made. Makes no call. */
  readonly responde: () => boolean
  readonly imponiblesDe: (abogado: string) => Promise<readonly ImponibleDeAbogado[]>
  readonly inmueblesDe: (abogado: string) => Promise<readonly InmuebleDePadron[]>
  readonly comerciosDe: (abogado: string) => Promise<readonly ComercioDePadron[]>
  readonly vinculosDe: (abogado: string) => Promise<readonly VinculoDelServicio[]>
  readonly planesDe: (abogado: string) => Promise<readonly PlanDePago[]>
  readonly planDe: (plan: number) => Promise<PlanDePago | undefined>
  readonly cuotasDe: (plan: number) => Promise<EstadoDelMunicipio | null>
  /**
   * Tests each call of the municipality's service once, with data from the answers to earlier calls. Returns for each
   * call how its answer differs from the documentation of the service.
   */
  readonly comprobar: (abogados: readonly string[]) => Promise<readonly LlamadaComprobada[]>
  readonly preguntar: (tipo: 'I' | 'C', clave: ClaveImponible) => Promise<ImponiblePreguntado>
}
