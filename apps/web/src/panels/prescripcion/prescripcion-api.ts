import { prescripcion } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetPrescripcionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // A payment agreement, a lawsuit, an executive title or the receipt of a demand letter may change the day on which
    // the debt prescribes (can no longer be claimed).
    getPrescripcion: query(build, prescripcion.getPrescripcion, {
      providesTags: ['actuaciones', 'convenios', 'titulos', 'cartas'],
    }),
  }),
})

export type PeriodoQuePrescribe = Data<'getPrescripcion'>['periodos'][number]
