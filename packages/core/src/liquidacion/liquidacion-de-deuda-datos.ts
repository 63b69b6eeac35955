import type { PlanillaDatos } from '../convenio/planilla-datos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Categoria } from '../recurso/categoria.ts'
import type { LiquidacionDeDeuda } from './liquidate-deuda.ts'

export interface LiquidacionDeDeudaDatos
  extends LiquidacionDeDeuda,
    Pick<PlanillaDatos, 'municipio'> {
  readonly contribuyentes: readonly string[]
  /**
   * Day on which this calculation of the debt (liquidación) is made. The debt is calculated up to the day `al`, which
   * may be different.
   */
  readonly fecha: Fecha
  readonly autor: string
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  readonly clase: Categoria
  readonly titulos: readonly number[]
  /** Lawsuit of the case. Null when no lawsuit was filed. In a lawsuit, a text that is not known is ''. */
  readonly autos: {
    readonly caratula: string
    readonly expediente: string
    readonly juzgado: string
  } | null
  readonly abogado: { readonly codigo: string; readonly nombre: string; readonly matricula: string }
  readonly notas: readonly string[]
}
