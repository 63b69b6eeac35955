import type { PlanillaDatos } from '../convenio/planilla-datos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Categoria } from '../recurso/categoria.ts'
import type { LiquidacionDeDeuda } from './liquidate-deuda.ts'

/** Liquidation of a debt as it is printed, with its case and the rule of each figure. */
export interface LiquidacionDeDeudaDatos
  extends LiquidacionDeDeuda,
    Pick<PlanillaDatos, 'municipio'> {
  /** Every debtor, in the order of the register. */
  readonly contribuyentes: readonly string[]
  /** Day on which the paper is made. */
  readonly fecha: Fecha
  readonly autor: string
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  readonly clase: Categoria
  /** Executive titles in force over the periods. */
  readonly titulos: readonly number[]
  /** Lawsuit of the case. Null when none was filed. An unknown text is ''. */
  readonly autos: {
    readonly caratula: string
    readonly expediente: string
    readonly juzgado: string
  } | null
  readonly abogado: { readonly codigo: string; readonly nombre: string; readonly matricula: string }
  /** How each figure is computed, and what the paper leaves out, in sentences. */
  readonly notas: readonly string[]
}
