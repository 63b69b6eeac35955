import { type CatalogoDeRecursos, type CodigoDePlan, claseDeRecurso } from '@apremia/core'
import { type PeriodoDeRango, writeRangos } from './rangos-de-periodos.ts'

export interface DeudaElegida {
  /** Chosen periods. When undefined, the form of the agreement chooses the default periods (D183). */
  readonly periodos?: readonly PeriodoDeRango[]
  readonly plan?: CodigoDePlan
  /** Number of instalments as typed: '12'. */
  readonly cuotas?: string
  /** Advance as typed: '1.234,50'. */
  readonly anticipo?: string
}

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
