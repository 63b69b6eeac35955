import { municipioContribuyentes, novedades } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { mutation, pageQuery } from '../../api/endpoint.ts'

const contribuyentesApi = api.injectEndpoints({
  endpoints: (build) => ({
    recImpContrib: pageQuery(build, municipioContribuyentes.recImpContrib),
    saveContribuyente: mutation(build, novedades.saveContribuyente, {
      invalidatesTags: ['novedades'],
    }),
  }),
})

export const { useRecImpContribQuery, useSaveContribuyenteMutation } = contribuyentesApi
