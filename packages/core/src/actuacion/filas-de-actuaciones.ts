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

/**
 * Row of the workbook for the bulk load of actions. Each row is one action on one property or business. An empty cell
 * is ''. Amounts have the format '1234.50'.
 */
export interface FilaDeActuaciones {
  readonly fila: number
  /** Number of the property or business, with only digits. */
  readonly imponible: string
  readonly recurso: string
  readonly fecha: string
  /**
   * Group to which the kind of action belongs. The workbook names the group by number or by name. `tipo` is the kind of
   * action, also by number or by name.
   */
  readonly grupo: string
  readonly tipo: string
  /** Lawyer's code. When the code is empty, `findAbogadoDeActuacion` chooses the lawyer. */
  readonly abogado: string
  readonly obs: string
  /**
   * True when the workbook row confirms that its action is a second court filing of its property or business (D137).
   */
  readonly otraRadicacion: boolean
  readonly motivoForzar: string
  readonly dato: Readonly<Partial<Record<ClaveDeDato, string>>>
  /**
   * True when the reader of the workbook already found an error in this row. The row is not checked again. If the
   * row is a court filing, later rows may still have judicial actions of its lawsuit.
   */
  readonly rechazada: boolean
}

export interface FilaConHechos extends FilaDeActuaciones {
  /**
   * Codes of the lawyers who collect debt of the property or business. Null when the property or business does not
   * exist, or when the lawyer who uploads the workbook collects none of its debt.
   */
  readonly legales: readonly string[] | null
  readonly expedientes: readonly RadicacionPrevia[]
  /**
   * Number of an agreement in force, when agreements include all the debt of the property or business that lawyers
   * collect. Null when some of that debt is in no agreement.
   */
  readonly convenio: string | null
  /**
   * Name of another taxpayer's case that has the same court file number as this workbook row. Null when there is none.
   */
  readonly ajeno: string | null
}

export interface NombreDeActuacion {
  readonly id: number
  readonly nombre: string
}

export interface ContextoDeFilas {
  readonly hoja: string
  readonly columnas: Readonly<Record<ColumnaDeActuacion, string>>
  readonly hoy: Fecha
  readonly tipos: readonly TipoDeEtapa[]
  readonly grupos: readonly NombreDeActuacion[]
  readonly modos: readonly NombreDeActuacion[]
  readonly recursos: CatalogoDeRecursos
  readonly enActividad: ReadonlySet<string>
  readonly principal: Principal
}

export interface ActuacionDeFila {
  readonly fila: number
  readonly imponible: string
  readonly recurso: string
  readonly abogado: string
  readonly valida: ActuacionValida
  /**
   * Messages of the warnings that this workbook row overrides with a reason (`motivoForzar`). The audit history keeps
   * these messages.
   */
  readonly forzados: readonly string[]
  readonly motivoForzar: string
}
