import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { PlanillaDatos } from './planilla-datos.ts'

export const CLAVES_DE_LINEA = [
  'capital',
  'interes',
  'sinSeparar',
  'saldoAFavor',
  'deuda',
  'honorarios',
  'gastoFijo',
  'tope',
  'otrosGastos',
  'iva',
  'aportes',
  'tasa',
  'sobretasa',
  'bono',
  'anticipo',
  'cargos',
  'total',
] as const
export type ClaveDeLinea = (typeof CLAVES_DE_LINEA)[number]

export interface LineaDeConstancia {
  readonly clave: ClaveDeLinea
  readonly concepto: string
  /** How the amount is computed, in one sentence. */
  readonly regla: string
  /** Person or office that receives the payment. Empty for a row that adds up other rows. */
  readonly quien: string
  /** Receipt that the debtor has to ask for. Empty for a row that adds up other rows. */
  readonly recibo: string
  readonly importe: Centavos
}

/** Fees of one stage over the same debt. The page compares the two stages, extrajudicial and judicial. */
export interface EtapaDeConstancia {
  readonly judicial: boolean
  /** True for the stage of the case today. */
  readonly actual: boolean
  readonly honorarios: string
  readonly gastoFijo: string
  /** Cap of the stage as a percentage of the debt: '12 %'. Empty without a cap. */
  readonly tope: string
  /** Fees, taxes and contributions together. */
  readonly cargos: Centavos
  /** Debt with everything. */
  readonly total: Centavos
}

export interface CuentaDeConstancia {
  /** Periods owed: '2023: 5 y 6 · 2024: 1 a 3'. */
  readonly periodos: string
  readonly lineas: readonly LineaDeConstancia[]
  readonly etapas: readonly EtapaDeConstancia[]
  readonly judicial: boolean
  readonly total: Centavos
}

/** Page for the debtor: each line of the debt and of the fees, its rule, who is paid and which receipt to ask for. */
export interface ConstanciaDeDeudaDatos
  extends CuentaDeConstancia,
    Pick<PlanillaDatos, 'municipio'> {
  /** Every debtor, in the order of the register. */
  readonly contribuyentes: readonly string[]
  readonly fecha: Fecha
  /** Day up to which the interest is computed. */
  readonly liquidadoAl: Fecha
  /** Last day on which the amounts of the debt hold (D171). The fees are those of `fecha`. */
  readonly validaHasta: Fecha
  readonly autor: string
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  /** The lawyer in charge. An unknown text is ''. */
  readonly abogado: PlanillaDatos['abogado'] & {
    readonly matricula: string
    readonly cuitcuil: string
  }
  /** Periods that the page leaves out, in sentences. */
  readonly avisos: readonly string[]
}
