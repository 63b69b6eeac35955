import { useMemo } from 'react'
import { planesDelConvenio } from './base.ts'
import type { PlanDeFicha } from './planes.ts'
import { claveDeItem, type Item } from './seleccion.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

/** Returns the saved plan of an item that has not changed since it was saved. */
export const usePlanesGuardados = ({ record, start }: FormularioDeConvenio) => {
  const guardados = useMemo(() => record && planesDelConvenio(record), [record])
  return (item: Item): PlanDeFicha | undefined => {
    const igual = start.rest.items.some((otro) => JSON.stringify(otro) === JSON.stringify(item))
    return igual ? guardados?.get(claveDeItem(item)) : undefined
  }
}
