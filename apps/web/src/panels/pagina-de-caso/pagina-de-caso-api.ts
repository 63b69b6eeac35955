import { paginaDeCaso } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Data, query } from '../../api/endpoint.ts'

export const { useGetPaginaDeCasoQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPaginaDeCaso: query(build, paginaDeCaso.getPaginaDeCaso, {
      providesTags: ['actuaciones', 'convenios', 'titulos'],
    }),
  }),
})

type Pagina = Data<'getPaginaDeCaso'>

/** Case with the postal addresses that the server sends beside the case. */
export type CasoAbierto = Pagina['caso'] & Omit<Pagina, 'caso'>

export const toCasoAbierto = ({ caso, ...domicilios }: Pagina): CasoAbierto => ({
  ...caso,
  ...domicilios,
})
