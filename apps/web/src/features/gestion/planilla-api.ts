import { actuaciones } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, mutation } from '../../api/endpoint.ts'

export type PlanillaRevisada = Data<'simulateLoadActuaciones'>

export const { useSimulateLoadActuacionesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    simulateLoadActuaciones: mutation(build, actuaciones.simulateLoadActuaciones),
  }),
})
