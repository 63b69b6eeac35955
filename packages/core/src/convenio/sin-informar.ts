import type { Centavos } from '../dinero/centavos.ts'
import type { VigenciaDeConvenio } from './vigencia-de-convenio.ts'

/**
 * Tells whether an amount of the acknowledged debt of an agreement is unknown. The former system may not have reported
 * how a tax period splits into capital and interest. The unknown amounts of its agreements are zero.
 *
 * @param vigencia null for an agreement made in Apremia, whose zeros are amounts
 */
export const isSinInformar = (vigencia: VigenciaDeConvenio | null, importe: Centavos): boolean =>
  vigencia !== null && importe === 0
