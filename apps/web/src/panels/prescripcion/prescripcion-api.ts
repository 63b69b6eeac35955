import { prescripcion } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetPrescripcionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // An agreement, a lawsuit, a title or the receipt of a letter may change the days.
    getPrescripcion: query(build, prescripcion.getPrescripcion, {
      providesTags: ['actuaciones', 'convenios', 'titulos', 'cartas'],
    }),
  }),
})

export type PeriodoQuePrescribe = Data<'getPrescripcion'>['periodos'][number]
