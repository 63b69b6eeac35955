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
  /** Sentence that explains to the debtor how the amount of this line of the statement of debt is computed. */
  readonly regla: string
  /**
   * Person or office to whom the debtor pays this line of the statement of debt. '' for a line that adds other lines.
   */
  readonly quien: string
  /**
   * Receipt that the debtor must ask for when paying this line of the statement of debt. '' for a line that adds other
   * lines.
   */
  readonly recibo: string
  readonly importe: Centavos
}

/**
 * Lawyer's fees in one stage of collection, extrajudicial or judicial. The statement compares the two stages over the
 * same debt.
 */
export interface EtapaDeConstancia {
  readonly judicial: boolean
  readonly actual: boolean
  readonly honorarios: string
  readonly gastoFijo: string
  /**
   * Maximum of the lawyer's fees in this stage of collection, as a percentage of the debt: '12 %'. '' without a
   * maximum.
   */
  readonly tope: string
  /** Total of the lawyer's fees, with the taxes and contributions on them. */
  readonly cargos: Centavos
  readonly total: Centavos
}

export interface CuentaDeConstancia {
  /** Owed tax periods by year: '2023: 5 y 6 · 2024: 1 a 3'. */
  readonly periodos: string
  readonly lineas: readonly LineaDeConstancia[]
  readonly etapas: readonly EtapaDeConstancia[]
  readonly judicial: boolean
  readonly total: Centavos
}

/**
 * Data of the statement of debt for the debtor. For each line, the statement explains how the amount is computed, who
 * is paid and which receipt to ask for.
 */
export interface ConstanciaDeDeudaDatos
  extends CuentaDeConstancia,
    Pick<PlanillaDatos, 'municipio'> {
  /** Names of all the debtors, in the order of the register. */
  readonly contribuyentes: readonly string[]
  readonly fecha: Fecha
  /** Day up to which the interest is computed. */
  readonly liquidadoAl: Fecha
  /**
   * Last day on which the amounts of the debt are valid (D171). The fees of the statement are computed for the day
   * `fecha`.
   */
  readonly validaHasta: Fecha
  readonly autor: string
  readonly imponible: string
  readonly recurso: string
  readonly recursoNombre: string
  /** Lawyer in charge of the debt. A fact that the lawyer's record lacks, such as the CUIT, is ''. */
  readonly abogado: PlanillaDatos['abogado'] & {
    readonly matricula: string
    readonly cuitcuil: string
  }
  /** Sentences that tell the debtor which tax periods are not in the statement of debt, and why. */
  readonly avisos: readonly string[]
}
