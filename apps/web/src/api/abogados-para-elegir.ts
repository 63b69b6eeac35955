import { abogados as calls } from '@apremia/api-client'
import { api } from './api.ts'
import { type Data, query } from './endpoint.ts'

const { useListAbogadosParaElegirQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listAbogadosParaElegir: query(build, calls.getAbogadosNameDni, {
      providesTags: ['abogados'],
    }),
  }),
})

export { useListAbogadosParaElegirQuery }

type AbogadoParaElegir = Pick<
  Data<'getAbogadosNameDni'>[number],
  'codexterno' | 'nombre_completo' | 'baja'
>

export const opcionesDeAbogado = (abogados: readonly AbogadoParaElegir[], elegido = '') =>
  abogados
    .filter(({ baja, codexterno }) => baja === '0' || codexterno === elegido)
    .map(({ codexterno, nombre_completo }) => ({
      value: codexterno,
      label: `${nombre_completo} (${codexterno})`,
    }))
