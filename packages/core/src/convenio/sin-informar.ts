import type { Centavos } from '../dinero/centavos.ts'
import type { VigenciaDeConvenio } from './vigencia-de-convenio.ts'

/**
 * Tells whether an amount of capital or interest in an agreement is unknown. In agreements of the former system, the
 * amount 0 means that this system did not report how a tax period splits into capital and interest.
 *
 * @param vigencia null for an agreement made in Apremia, in which 0 is a known amount
 */
export const isSinInformar = (vigencia: VigenciaDeConvenio | null, importe: Centavos): boolean =>
  vigencia !== null && importe === 0
