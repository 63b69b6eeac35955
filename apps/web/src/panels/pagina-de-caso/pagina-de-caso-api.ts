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

/** Data of a case, together with the postal addresses that the server sends in separate fields. */
export type CasoAbierto = Pagina['caso'] & Omit<Pagina, 'caso'>

export const toCasoAbierto = ({ caso, ...domicilios }: Pagina): CasoAbierto => ({
  ...caso,
  ...domicilios,
})
