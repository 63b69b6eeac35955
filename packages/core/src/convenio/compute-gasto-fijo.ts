import { type Centavos, scaleCentavos } from '../dinero/centavos.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'

/**
 * Computes the fixed expense of an agreement: a percentage (`gastofijo`) of the fees, which are a percentage
 * (`porcentual`) of the debt (S1 §5; D25, D27). `jus` is the maximum of the expense. The amount is rounded once, at the
 * end.
 */
export const computeGastoFijo = (
  total: Centavos,
  { porcentual, gastofijo, jus }: Pick<EstadoDeConvenio, 'porcentual' | 'gastofijo' | 'jus'>,
): Centavos => {
  const gasto = scaleCentavos(
    total,
    porcentual.numerador * gastofijo.numerador,
    porcentual.denominador * gastofijo.denominador,
  )
  return jus !== null && jus > 0 && gasto > jus ? jus : gasto
}
