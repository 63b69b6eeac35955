import type { Data } from '../../../api/endpoint.ts'

export type RespuestaDePresupuestos = Data<'computePresupuestos'>
export type PresupuestoDePlan = RespuestaDePresupuestos['planes'][number]
export type PlanSimuladoEnPantalla = NonNullable<PresupuestoDePlan['simulado']>
