import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import { today } from '../../ui/format.ts'
import { ASCENDENTE, type CampoDeTitulos, DESCENDENTE } from './filtro.ts'
import { useGetAbogadosInfoFilterQuery } from './titulos-api.ts'

const { filtros, ordenes, titulo } = textos.titulos

export const useFiltroDeTitulos = (): readonly FilterGroup<CampoDeTitulos>[] => {
  const { data = [], error } = useGetAbogadosInfoFilterQuery({})
  const hoy = today()
  return [
    {
      title: titulo,
      fields: [
        { campo: 'desde', label: filtros.desde, day: { max: hoy } },
        { campo: 'hasta', label: filtros.hasta, day: { max: hoy, from: 'desde' } },
        {
          campo: 'abogado',
          label: filtros.abogado,
          options: data.map(({ codexterno, nombre_completo }) => ({
            value: codexterno,
            label: `${nombre_completo} (${codexterno})`,
          })),
          failure: failureOf(error)?.message,
        },
        {
          campo: 'orden',
          label: filtros.orden,
          standard: ASCENDENTE,
          options: ([ASCENDENTE, DESCENDENTE] as const).map((value) => ({
            value,
            label: ordenes[value],
          })),
        },
      ],
    },
  ]
}
