import { addCentavos, type Centavos } from '@apremia/core'
import { enCentavos } from './seleccion.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'

/** What the signer owes in all, plans and fees; undefined while the server has not said it. */
export const totalAPagar = ({
  aPagar,
  liquidacion,
}: Pick<LiquidacionEnCurso, 'aPagar' | 'liquidacion'>): Centavos | undefined =>
  aPagar === undefined || liquidacion === undefined
    ? undefined
    : addCentavos(enCentavos(aPagar), enCentavos(liquidacion.total))
