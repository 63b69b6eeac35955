import { type CatalogoDeRecursos, type CodigoDePlan, claseDeRecurso } from '@apremia/core'
import { type PeriodoDeRango, writeRangos } from './rangos-de-periodos.ts'

export interface DeudaElegida {
  /** Chosen tax periods. When undefined, the form of the payment agreement chooses the default periods (D183). */
  readonly periodos?: readonly PeriodoDeRango[]
  readonly plan?: CodigoDePlan
  /** Number of instalments of the payment plan, as typed: '12'. */
  readonly cuotas?: string
  /** Advance (first payment) of the payment plan, as typed: '1.234,50'. */
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
