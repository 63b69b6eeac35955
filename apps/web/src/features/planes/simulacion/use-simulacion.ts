import { TIPOS_DE_PLAN } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { Data } from '../../../api/endpoint.ts'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { useSimDataPlanPagoQuery } from '../planes-api.ts'
import { type Condiciones, readCondicionesEscritas } from './condiciones.ts'
import type { Imponible } from './imponible-form.tsx'

export type RespuestaDeSimulacion = Data<'simDataPlanPago'>

export interface SimulacionDePlan {
  readonly simulado: RespuestaDeSimulacion | undefined
  readonly calculando: boolean
  readonly failure: Failure | undefined
  readonly refetch: () => void
  /**
   * Maximum number of instalments. The server reports this maximum when the request has no number of instalments, or
   * has too many (D36).
   */
  readonly tope: number | undefined
  readonly faltas: Readonly<Partial<Record<'cuotas' | 'anticipo', string>>>
}

export const contarCuotas = ({ cuotas }: RespuestaDeSimulacion): number =>
  cuotas.filter(({ cuota }) => cuota > 0).length

export const useSimulacion = (
  { imponible, recurso }: Imponible,
  jsdeuda: string,
  condiciones: Condiciones,
): SimulacionDePlan => {
  const [tope, setTope] = useState<number>()
  const lectura = readCondicionesEscritas(condiciones)
  const pedido =
    jsdeuda === '[]' || !lectura.ok
      ? null
      : { rec: recurso, imp: imponible, plan: condiciones.plan, jsdeuda, ...lectura.pedido }
  const { value, settling } = useSettled(pedido)
  const { data, currentData, error, isFetching, refetch } = useSimDataPlanPagoQuery(
    value === null ? skipToken : { body: { ...value, fecha: null } },
  )
  const abierto = value !== null && TIPOS_DE_PLAN[value.plan].cuotas === null
  if (abierto && currentData && tope === undefined) {
    const aplicadas = contarCuotas(currentData)
    if (value.cuotas === null || value.cuotas > aplicadas) setTope(aplicadas)
  }
  const calculando = settling || isFetching
  return {
    simulado: pedido === null ? undefined : data,
    calculando,
    failure: calculando || pedido === null ? undefined : failureOf(error),
    refetch: () => void refetch(),
    tope,
    faltas: lectura.ok ? {} : lectura.faltas,
  }
}
