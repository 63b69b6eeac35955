import type { Centavos } from '../dinero/centavos.ts'
import type { VigenciaDeConvenio } from './vigencia-de-convenio.ts'

/**
 * Tells whether an amount of capital or interest in an agreement is unknown. In the former system, 0 means unknown,
 * because that system did not split tax periods. In Apremia, 0 is a known amount.
 *
 * @param vigencia state of an agreement of the former system, or null for an agreement made in Apremia
 */
export const isSinInformar = (vigencia: VigenciaDeConvenio | null, importe: Centavos): boolean =>
  vigencia !== null && importe === 0
