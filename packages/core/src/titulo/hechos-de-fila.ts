import type { Fecha } from '../fecha/fecha.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { PeriodoDeTitulo } from './filas.ts'
import type { Categoria, Deudor, PeriodoReclamado } from './titulo-datos.ts'

/** A period with debt, as the municipality has it on the day of the liquidation. */
export interface PeriodoConDeuda extends PeriodoReclamado {
  /** Code of the lawyer it is assigned to; '' outside legal management. */
  readonly legal: string
  /** It is part of a payment plan: not claimable by itself. */
  readonly enPlan: boolean
}

/** What the registry knows about the imponible of a row. */
export interface ImponibleEnPadron {
  readonly deudores: readonly Deudor[]
  /** What the first debtor is to it: 'propietario'; '' when unknown. */
  readonly caracter: string
  /** Postal address of the debtor, '' when unknown. */
  readonly domicilio: string
  /** Address of the property or business, '' when unknown. */
  readonly ubicacion: string
  readonly nomenclatura: string
  readonly partida: string
  /** Codes of the resources it is taxed with. */
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
  /** null: no such property or business. */
  readonly imponible: ImponibleEnPadron | null
  /** null: no lawyer has that code. */
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
