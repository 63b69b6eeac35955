import { addCentavos, type Centavos } from '@apremia/core'
import { enCentavos } from './seleccion.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'

/** Adds up everything the signer owes: plans and fees. Returns undefined until the server has answered both. */
export const totalAPagar = ({
  aPagar,
  liquidacion,
}: Pick<LiquidacionEnCurso, 'aPagar' | 'liquidacion'>): Centavos | undefined =>
  aPagar === undefined || liquidacion === undefined
    ? undefined
    : addCentavos(enCentavos(aPagar), enCentavos(liquidacion.total))
