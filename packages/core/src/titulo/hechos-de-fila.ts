import type { Fecha } from '../fecha/fecha.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { PeriodoDeTitulo } from './filas.ts'
import type { Categoria, Deudor, PeriodoReclamado } from './titulo-datos.ts'

/** A period with debt, as the municipality has it on the day of the liquidation. */
export interface PeriodoConDeuda extends PeriodoReclamado {
  /** Code of the lawyer it is assigned to; '' outside legal management. */
  readonly legal: string
  /** True when a payment plan has the period, which is not claimable by itself then. */
  readonly enPlan: boolean
}

/** Data that the registry has about the item of a row. */
export interface ImponibleEnPadron {
  readonly deudores: readonly Deudor[]
  /** Relation of the first debtor to the item: 'propietario'. Empty when unknown. */
  readonly caracter: string
  /** Postal address of the debtor, '' when unknown. */
  readonly domicilio: string
  /** Address of the property or business, '' when unknown. */
  readonly ubicacion: string
  readonly nomenclatura: string
  readonly partida: string
  /** Codes of the resources that tax the item. */
  readonly recursos: readonly string[]
  /** Debt of the resource of the row, in any order. */
  readonly deuda: readonly PeriodoConDeuda[]
}

/** A period that an agreement in force holds (D165). */
export interface PeriodoEnConvenio extends PeriodoDeTitulo {
  /** Number of the agreement. */
  readonly convenio: string
}

export interface HechosDeFila {
  /** Null when there is no such property or business. */
  readonly imponible: ImponibleEnPadron | null
  /** Null when no lawyer has the code of the row. */
  readonly abogado: { readonly nombre: string; readonly baja: boolean } | null
  /** Periods of the item that agreements in force hold. */
  readonly enConvenio: readonly PeriodoEnConvenio[]
}

export interface ContextoDeProceso {
  readonly categoria: Categoria
  /** The day the amounts are calculated at ('líquido al', D153). */
  readonly liquidadoAl: Fecha
  readonly recursos: CatalogoDeRecursos
}
