import { parseCuotas } from '@apremia/core'
import { useEffect, useMemo, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { useGetPeriodosDeConvenioQuery, useSimPlanPagoQuery } from '../convenios-api.ts'
import { type ContextoDeFicha, queryDePeriodos } from './contexto.ts'
import type { PlanDeFicha } from './planes.ts'
import { claveDeItem, cuotasPlan, type Item } from './seleccion.ts'
import { type ContribuyenteDeItem, useContribuyente } from './use-contribuyente.ts'

/** Answers of the server about an item that the whole form needs. */
export interface ImponibleLeido {
  readonly contribuyente: ContribuyenteDeItem
  readonly planes: readonly PlanDeFicha[]
  /** True when no answer is pending for the periods chosen now. */
  readonly alDia: boolean
  /** Requests the plans again. Undefined while they have not been requested. */
  readonly resimular: (() => void) | undefined
}

/** Empty selection, in the format of the call. */
const NADA = '[]'

/** Puts the saved plan in place of the same plan simulated today. */
const mergeGuardado = (
  simulados: readonly PlanDeFicha[] | undefined,
  guardado: PlanDeFicha | undefined,
): readonly PlanDeFicha[] | undefined => {
  if (guardado === undefined) return simulados
  const otros = (simulados ?? []).filter(({ plan }) => plan !== guardado.plan)
  return [guardado, ...otros]
}

/** Reads the periods of an item and the plans for its chosen periods, and tells the form as the answers arrive. */
export const useImponible = (
  item: Item,
  contexto: ContextoDeFicha,
  /** Saved plan of an item that has not changed since it was saved. This plan is not simulated again. */
  guardado: PlanDeFicha | undefined,
  onLeido: (clave: string, leido: ImponibleLeido) => void,
) => {
  const clave = claveDeItem(item)
  const { clase, abogado, fechaconf } = contexto
  const periodos = useGetPeriodosDeConvenioQuery(queryDePeriodos(item, contexto))
  const pedido = useSettled({
    clase,
    cuotas_plan: JSON.stringify(cuotasPlan([item])),
    cuotas: parseCuotas(item.cuotas),
    fechaconf: fechaconf || null,
    abogado,
    ...contexto.edicion,
  })
  const [otros, setOtros] = useState(false)
  const hay = item.periodos.length > 0 && (guardado === undefined || otros)
  const sim = useSimPlanPagoQuery(
    { body: pedido.value },
    // The request is debounced, so for a moment it may still be empty although periods are chosen.
    { skip: !hay || pedido.value.cuotas_plan === NADA, refetchOnMountOrArgChange: true },
  )
  const simulados = hay && !sim.error ? sim.data?.[0]?.planes : undefined
  const planes = useMemo(() => mergeGuardado(simulados, guardado), [simulados, guardado])
  const alDia = guardado !== undefined || (hay && !pedido.settling && !sim.isFetching)
  const { refetch, isUninitialized } = sim
  const resimular = useMemo(
    () => (isUninitialized ? undefined : () => void refetch()),
    [refetch, isUninitialized],
  )
  const nombre = periodos.data?.contribuyente ?? (periodos.error ? '' : undefined)
  const contribuyente = useContribuyente(item, nombre)
  useEffect(() => {
    onLeido(clave, { contribuyente, planes: planes ?? [], alDia, resimular })
  }, [onLeido, clave, contribuyente, planes, alDia, resimular])
  return {
    periodos: periodos.data,
    falla: failureOf(periodos.error),
    cargando: periodos.isFetching,
    recargar: () => void periodos.refetch(),
    planes,
    fallaDePlanes: hay ? failureOf(sim.error) : undefined,
    recalculando: hay && !sim.error && (pedido.settling || sim.isFetching),
    resimular,
    /** Requests the plans it could change to. Undefined once they are loaded. */
    verOtros: guardado !== undefined && !otros ? () => setOtros(true) : undefined,
  }
}
