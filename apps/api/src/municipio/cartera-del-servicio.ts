import type { LineaDeDeudaCC } from '@apremia/api-client'
import type { ClaveImponible } from '../padron/clave-imponible.ts'
import type { EstadoDelMunicipio, PlanDePago, SituacionDeImponible } from './deuda-proveedor.ts'
import type { ComercioDePadron, ImponibleDeAbogado, InmuebleDePadron } from './padron-proveedor.ts'

/** A taxpayer and one of the items they answer for. */
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
  /** Kind of the item. '' when the service does not tell it, and then the resource does. */
  readonly TIPO: 'I' | 'C' | ''
  /** Null for a taxpayer without items. */
  readonly IMPONIBLE: number | null
  readonly RECURSO: string
}

/** Debt of an item as the service tells it, with its situations. */
export interface ImponiblePreguntado {
  /** Open periods; null when the service has no such item with that resource. */
  readonly deuda: {
    readonly lineas: readonly LineaDeDeudaCC[]
    readonly planpago: readonly { readonly NRO_PLAN: number; readonly RECURSO: string }[]
  } | null
  readonly situaciones: readonly SituacionDeImponible[]
}

/** Call of the service, and its answer. */
export interface LlamadaComprobada {
  /** 'GET /deudaCC'. */
  readonly llamada: string
  /** `aviso`: the answer is right, and brings more rows than requested. */
  readonly estado: 'bien' | 'aviso' | 'mal' | 'sinProbar'
  /** Rows of the answer. Null when the answer is not a list. */
  readonly filas: number | null
  readonly milisegundos: number | null
  /** Names the wrong field or the rows in excess, or says why the call was not made. '' when the answer is right. */
  readonly motivo: string
}

/**
 * Questions with which the portfolio is read from the municipality's own service, in the queue of long works. Each list
 * is of one lawyer. A service that ignores the filter gives more rows, which are dropped. Each question throws an
 * AppError when the service does not answer: a failure is never an empty list (D88).
 */
export interface CarteraDelServicio {
  /** Most calls under way at once: more questions than these wait for a place. */
  readonly llamadas: number
  readonly imponiblesDe: (abogado: string) => Promise<readonly ImponibleDeAbogado[]>
  readonly inmueblesDe: (abogado: string) => Promise<readonly InmuebleDePadron[]>
  readonly comerciosDe: (abogado: string) => Promise<readonly ComercioDePadron[]>
  readonly vinculosDe: (abogado: string) => Promise<readonly VinculoDelServicio[]>
  readonly planesDe: (abogado: string) => Promise<readonly PlanDePago[]>
  /** Reads the plan of a number that no list of a lawyer had. */
  readonly planDe: (plan: number) => Promise<PlanDePago | undefined>
  /** Null when there is no such plan. */
  readonly cuotasDe: (plan: number) => Promise<EstadoDelMunicipio | null>
  /** Asks each call once, with what earlier calls answered, and tells where each one departs from its document. */
  readonly comprobar: (abogados: readonly string[]) => Promise<readonly LlamadaComprobada[]>
  readonly preguntar: (tipo: 'I' | 'C', clave: ClaveImponible) => Promise<ImponiblePreguntado>
}
