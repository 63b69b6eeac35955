import { type Centavos, scaleCentavos } from '../dinero/centavos.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'

/**
 * Computes the fixed expense of an agreement, in centavos (S1 §5; D25, D27). The percentage `porcentual` of the debt
 * (`total`) gives the fees. The percentage `gastofijo` of these fees gives the expense. It is rounded once. `jus` is
 * the maximum, if there is one.
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
