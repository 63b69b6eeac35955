import { useMemo } from 'react'
import { planesGuardados } from './base.ts'
import type { PlanSimulado } from './planes.ts'
import { claveDe, type Item } from './seleccion.ts'
import type { FichaDeConvenio } from './use-ficha-de-convenio.ts'

/** The plan of an item as it was saved, while the item is as it was saved. */
export const usePlanesGuardados = ({ record, start }: FichaDeConvenio) => {
  const guardados = useMemo(() => record && planesGuardados(record), [record])
  return (item: Item): PlanSimulado | undefined => {
    const igual = start.rest.items.some((otro) => JSON.stringify(otro) === JSON.stringify(item))
    return igual ? guardados?.get(claveDe(item)) : undefined
  }
}
