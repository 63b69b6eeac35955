import type { Centavos } from '../dinero/centavos.ts'
import type { VigenciaDeConvenio } from './vigencia-de-convenio.ts'

/**
 * Tells whether an amount of the recognised debt of an agreement is unknown. The former system may not have reported how
 * much of a period was capital and how much was interest, and its agreements keep zero then.
 *
 * @param vigencia null for an agreement made in Apremia, whose zeros are amounts
 */
export const isSinInformar = (vigencia: VigenciaDeConvenio | null, importe: Centavos): boolean =>
  vigencia !== null && importe === 0
