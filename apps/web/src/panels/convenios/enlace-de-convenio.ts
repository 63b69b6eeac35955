import { type CatalogoDeRecursos, type CodigoDePlan, claseDeRecurso } from '@apremia/core'
import { type PeriodoDeRango, writeRangos } from './rangos-de-periodos.ts'

/** Data that a new agreement starts with, besides its item. */
export interface DeudaElegida {
  /** Chosen periods. Undefined means those the rules take when nobody chooses (D183). */
  readonly periodos?: readonly PeriodoDeRango[]
  readonly plan?: CodigoDePlan
  /** Number as typed: '12'. */
  readonly cuotas?: string
  /** Amount as typed: '1.234,50'. */
  readonly anticipo?: string
}

/** Returns the address of a new agreement over the debt of an item, one step from where the debt is seen. */
export const enlaceDeConvenio = (
  recursos: CatalogoDeRecursos,
  imponible: number | string,
  recurso: string,
  { periodos, plan, cuotas, anticipo }: DeudaElegida = {},
): string => {
  const params = new URLSearchParams({
    [claseDeRecurso(recursos, recurso)]: String(imponible),
    recurso,
    periodos: periodos === undefined ? 'todos' : writeRangos(periodos),
    ...(plan === undefined ? {} : { plan }),
    ...(cuotas ? { cuotas } : {}),
    ...(anticipo ? { anticipo } : {}),
  })
  return `/convenios?${params}`
}
