import type { Fecha } from '../fecha/fecha.ts'
import type { DeudorMarcado } from '../marca/deudor-marcado.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { OrdenanzasDeRecursos } from '../recurso/ordenanzas.ts'
import type { CartaRecibida, ExigenciasDeTitulo } from './exigencias-de-titulo.ts'
import type { PeriodoDeTitulo } from './filas.ts'
import type { Categoria, Deudor, PeriodoReclamado } from './titulo-datos.ts'

export interface PeriodoConDeuda extends PeriodoReclamado {
  /** Code of the lawyer who collects the tax period. It is '' when no lawyer collects it. */
  readonly legal: string
  /** True when a payment plan includes the tax period. An executive title cannot claim a period of a payment plan. */
  readonly enPlan: boolean
  /**
   * True when the municipality gave only the total of the tax period, without its capital and its interest. `capital`
   * is then the total.
   */
  readonly sinSeparar?: true
}

export interface ImponibleEnPadron {
  readonly deudores: readonly Deudor[]
  /** Relation of the first debtor to the property or business, for example 'propietario'. It is '' when unknown. */
  readonly caracter: string
  /** Postal address of the debtor, '' when unknown. */
  readonly domicilio: string
  /** Postal address of the real property or of the business, '' when unknown. */
  readonly ubicacion: string
  readonly nomenclatura: string
  readonly partida: string
  readonly recursos: readonly string[]
  readonly deuda: readonly PeriodoConDeuda[]
}

export interface PeriodoEnConvenio extends PeriodoDeTitulo {
  readonly convenio: string
}

export interface HechosDeFila {
  /**
   * Real property or business whose number is in the row of the workbook. Null when the register does not have that
   * number.
   */
  readonly imponible: ImponibleEnPadron | null
  /** Lawyer whose code is in the row of the workbook. Null when no lawyer has that code. */
  readonly abogado: { readonly nombre: string; readonly baja: boolean } | null
  readonly enConvenio: readonly PeriodoEnConvenio[]
  readonly prescriptos: readonly PeriodoDeTitulo[]
  readonly marcados: readonly DeudorMarcado[]
  /**
   * Demand letters about the debt that the debtor received. Empty when the municipality does not require a letter
   * before an executive title.
   */
  readonly cartas: readonly CartaRecibida[]
}

export interface ContextoDeProceso {
  readonly categoria: Categoria
  /** Day to which the amounts of the debt are calculated ('líquido al', D153). */
  readonly liquidadoAl: Fecha
  readonly recursos: CatalogoDeRecursos
  /** Legal basis of the taxes. Undefined with version 1 of the executive title, which does not cite it. */
  readonly fundamentos?: OrdenanzasDeRecursos | undefined
  readonly exigencias?: ExigenciasDeTitulo | undefined
}
