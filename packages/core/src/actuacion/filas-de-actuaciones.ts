import type { TipoDeEtapa } from '../etapa/tipo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { ClaveDeDato } from './campos.ts'
import type { RadicacionPrevia } from './decide-radicacion.ts'
import type { ActuacionValida } from './validate-actuacion.ts'

export type ColumnaDeActuacion =
  | 'imponible'
  | 'recurso'
  | 'fecha'
  | 'grupo'
  | 'tipo'
  | 'abogado'
  | 'obs'
  | 'otraRadicacion'
  | 'motivoForzar'
  | ClaveDeDato

/** A row of a workbook of actions: '' where there is nothing, amounts as they travel. */
export interface FilaDeActuaciones {
  readonly fila: number
  /** Digits. */
  readonly imponible: string
  readonly recurso: string
  readonly fecha: string
  /** The number of the group and of the type, or their names. */
  readonly grupo: string
  readonly tipo: string
  /** Lawyer code. Empty leaves the choice to `findAbogadoDeActuacion`. */
  readonly abogado: string
  readonly obs: string
  /** The row says that its item may have another radication (D137). */
  readonly otraRadicacion: boolean
  /** Reason to save the action in spite of an objection (D175, D176). */
  readonly motivoForzar: string
  readonly dato: Readonly<Partial<Record<ClaveDeDato, string>>>
  /**
   * Reading already refused the row, so the row is not checked again. Its radication still counts for the rows below.
   */
  readonly rechazada: boolean
}

/** Row with the facts known about its item. */
export interface FilaConHechos extends FilaDeActuaciones {
  /**
   * Lawyers who have the item in legal management. Null when there is no such item. Null too when a lawyer asks and the
   * item is not theirs.
   */
  readonly legales: readonly string[] | null
  /** Radications in force of the item. */
  readonly expedientes: readonly RadicacionPrevia[]
  /** Agreement in force that holds all the debt of the item in management, or null when none does. */
  readonly convenio: string | null
  /** Case of another taxpayer that already has the court file of the row, or null when none has. */
  readonly ajeno: string | null
}

/** A group, a mode. */
export interface NombreDeActuacion {
  readonly id: number
  readonly nombre: string
}

export interface ContextoDeFilas {
  readonly hoja: string
  /** Headings, as the file writes them. */
  readonly columnas: Readonly<Record<ColumnaDeActuacion, string>>
  readonly hoy: Fecha
  readonly tipos: readonly TipoDeEtapa[]
  readonly grupos: readonly NombreDeActuacion[]
  readonly modos: readonly NombreDeActuacion[]
  readonly recursos: CatalogoDeRecursos
  /** Codes of the lawyers in activity. */
  readonly enActividad: ReadonlySet<string>
  /** Person who loads the rows. */
  readonly principal: Principal
}

/** The action a row asks for. */
export interface ActuacionDeFila {
  readonly fila: number
  readonly imponible: string
  readonly recurso: string
  readonly abogado: string
  readonly valida: ActuacionValida
  /** Objections that the reason of the row overrode, for the history. */
  readonly forzados: readonly string[]
  readonly motivoForzar: string
}
