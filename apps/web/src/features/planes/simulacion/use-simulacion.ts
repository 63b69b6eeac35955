import { skipToken } from '@reduxjs/toolkit/query'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { useComputePresupuestosQuery } from '../planes-api.ts'
import {
  type Condiciones,
  type FaltasDeCondiciones,
  readCondicionesEscritas,
} from './condiciones.ts'
import type { Imponible } from './imponible-form.tsx'
import type { RespuestaDePresupuestos } from './presupuesto-de-plan.ts'

export interface Simulacion {
  /**
   * Request for the simulation. The printed quote of a payment plan is requested with the same data. Null when no tax
   * period is chosen.
   */
  readonly pedido: PedidoDeSimulacion | null
  /**
   * Latest answer of the server to a simulation. While `calculando` is true, the answer belongs to an earlier request.
   */
  readonly respuesta: RespuestaDePresupuestos | undefined
  readonly calculando: boolean
  readonly failure: Failure | undefined
  readonly refetch: () => void
  readonly faltas: FaltasDeCondiciones
}

export interface PedidoDeSimulacion {
  readonly rec: string
  readonly imp: string
  readonly jsdeuda: string
  readonly cuotas: number | null
  readonly anticipo: string | null
}

/**
 * Computes the cost of every payment plan over the chosen tax periods. Each change of the choices causes a new
 * computation.
 */
export const useSimulacion = (
  { imponible, recurso }: Imponible,
  jsdeuda: string,
  condiciones: Condiciones,
): Simulacion => {
  const { faltas, pedido: escrito } = readCondicionesEscritas(condiciones)
  const pedido = jsdeuda === '[]' ? null : { rec: recurso, imp: imponible, jsdeuda, ...escrito }
  const { value, settling } = useSettled(pedido)
  const { data, error, isFetching, refetch } = useComputePresupuestosQuery(
    value === null ? skipToken : { body: value },
  )
  const calculando = settling || isFetching
  return {
    pedido,
    respuesta: pedido === null ? undefined : data,
    calculando,
    failure: calculando || pedido === null ? undefined : failureOf(error),
    refetch: () => void refetch(),
    faltas,
  }
}
