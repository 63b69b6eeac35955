import { parseCuotas } from '@apremia/core'
import { useEffect, useMemo, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { useGetPeriodosDeConvenioQuery, useSimPlanPagoQuery } from '../convenios-api.ts'
import { type ContextoDeFicha, queryDePeriodos } from './contexto.ts'
import type { PlanDeFicha } from './planes.ts'
import { claveDeItem, cuotasPlan, type Item } from './seleccion.ts'
import { type ContribuyenteDeItem, useContribuyente } from './use-contribuyente.ts'

/** What the server said of an item: all that the whole form needs of it. */
export interface ImponibleLeido {
  readonly contribuyente: ContribuyenteDeItem
  readonly planes: readonly PlanDeFicha[]
  /** Nothing more is to come for the periods chosen now. */
  readonly alDia: boolean
  /** Asks for its plans again; undefined while nothing was asked. */
  readonly resimular: (() => void) | undefined
}

/** Nothing chosen, as it travels. */
const NADA = '[]'

/** The plan as it was saved stands for the same one worked out today. */
const mergeGuardado = (
  simulados: readonly PlanDeFicha[] | undefined,
  guardado: PlanDeFicha | undefined,
): readonly PlanDeFicha[] | undefined => {
  if (guardado === undefined) return simulados
  const otros = (simulados ?? []).filter(({ plan }) => plan !== guardado.plan)
  return [guardado, ...otros]
}

/** The periods of an item and the plans its chosen ones may have, told to the form as they come. */
export const useImponible = (
  item: Item,
  contexto: ContextoDeFicha,
  /** Its plan as it was saved, while the item is as it was saved: it is not worked out again. */
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
    // What is asked lags behind what is chosen.
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
    /** Asks for the plans it could change to; undefined once they are there. */
    verOtros: guardado !== undefined && !otros ? () => setOtros(true) : undefined,
  }
}
