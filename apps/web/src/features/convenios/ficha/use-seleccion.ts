import { interpolar, TIPOS_DE_PLAN, textos } from '@apremia/core'
import { useCallback, useMemo, useState } from 'react'
import {
  type PedidoDePlan,
  type PlanVigente,
  pedidoDe,
  readAnticipo,
  resolvePlan,
} from './planes.ts'
import { claveDeItem, type Item, removeItem, type Seleccion, updateItem } from './seleccion.ts'
import type { ContribuyenteDeItem } from './use-contribuyente.ts'
import type { ImponibleLeido } from './use-imponible.ts'

export interface FaltaDePlan {
  readonly clave: string
  readonly mensaje: string
}

/** Returns the fault of the plan of an item, or undefined when there is none. */
const checkPlan = (item: Item, vigente: PlanVigente | undefined): string | undefined => {
  const imponible = `${item.r} ${item.i}`
  if (vigente === undefined) return interpolar(textos.convenios.seleccion.sinPlan, { imponible })
  if (!TIPOS_DE_PLAN[vigente.plan.plan].anticipo) return undefined
  const { error } = readAnticipo(item.anticipo, vigente.plan)
  return error && `${imponible}: ${error}`
}

/** Joins the chosen items to the answers of the server about them. */
export const useSeleccion = (
  seleccion: Seleccion,
  setSeleccion: (update: (actual: Seleccion) => Seleccion) => void,
) => {
  const [leidos, setLeidos] = useState<Readonly<Record<string, ImponibleLeido>>>({})
  const onLeido = useCallback(
    (clave: string, leido: ImponibleLeido) => setLeidos((todos) => ({ ...todos, [clave]: leido })),
    [],
  )
  const onChange = useCallback(
    (clave: string, change: (item: Item) => Item) =>
      setSeleccion((actual) => updateItem(actual, clave, change)),
    [setSeleccion],
  )
  const conPeriodos = useMemo(
    () => seleccion.items.filter(({ periodos }) => periodos.length > 0),
    [seleccion],
  )
  const vigentes = conPeriodos.map((item) => ({
    item,
    vigente: resolvePlan(item.plan, leidos[claveDeItem(item)]?.planes ?? []),
  }))
  const faltas: FaltaDePlan[] = vigentes.flatMap(({ item, vigente }) => {
    const mensaje = checkPlan(item, vigente)
    return mensaje === undefined ? [] : [{ clave: claveDeItem(item), mensaje }]
  })
  const pedidos: PedidoDePlan[] = vigentes.flatMap(({ item, vigente }) =>
    vigente ? [pedidoDe(item, vigente)] : [],
  )
  return {
    conPeriodos,
    faltas,
    /** undefined while some item with periods has no plan. */
    pedidos: pedidos.length === conPeriodos.length ? pedidos : undefined,
    alDia: conPeriodos.every((item) => leidos[claveDeItem(item)]?.alDia),
    contribuyentes: seleccion.items.map(
      (item): ContribuyenteDeItem =>
        leidos[claveDeItem(item)]?.contribuyente ?? {
          clave: claveDeItem(item),
          conocido: undefined,
        },
    ),
    /** Asks for the plans of every item again. */
    resimular: () => {
      for (const item of conPeriodos) leidos[claveDeItem(item)]?.resimular?.()
    },
    onLeido,
    onChange,
    remove: (clave: string) => setSeleccion((actual) => removeItem(actual, clave)),
  }
}

export type SeleccionLeida = ReturnType<typeof useSeleccion>
