import { centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'

/**
 * Values with which an example agreement is made. To show what a change of the configuration does, the example is made
 * twice: with the values before the change and with the values after it.
 */
export interface ReglasDeEjemplo {
  readonly filas: readonly FilaDeParametro[]
  readonly firma: Fecha
  readonly recursos: CatalogoDeRecursos
  /**
   * Rows of the fee table, such as the extrajudicial and the judicial row, in force on the day of signing of the
   * example agreement.
   */
  readonly estados: readonly EstadoDeConvenio[]
}

/**
 * Total debt of the example agreement that shows what a change of the configuration does. INTERES_DE_EJEMPLO is the
 * interest included in that debt.
 */
export const DEUDA_DE_EJEMPLO = centavos(50_000_000)
export const INTERES_DE_EJEMPLO = centavos(10_000_000)
