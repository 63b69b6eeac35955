import { buscaPorDocumento, type Principal, textos } from '@apremia/core'
import { opcionesDeRecursos, useRecursos } from '../../api/recursos.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { CampoDeFiltro } from './filtro.ts'

const { filtros, confirmados, enRiesgo } = textos.convenios.listado

const written = (
  campo: 'convenio' | 'firmante' | 'dni' | 'imponible' | 'nroContribuyente',
  numeric = false,
): FilterField<CampoDeFiltro> => ({ campo, label: filtros[campo], numeric, largo: 120 })

const RESTO: readonly FilterField<CampoDeFiltro>[] = [
  { campo: 'desde', label: filtros.desde, day: {} },
  { campo: 'hasta', label: filtros.hasta, day: {} },
  {
    campo: 'confirmado',
    label: filtros.confirmado,
    options: [
      { value: '1', label: confirmados.si },
      { value: '0', label: confirmados.no },
    ],
  },
  {
    campo: 'enRiesgo',
    label: filtros.enRiesgo,
    options: [{ value: '1', label: enRiesgo }],
  },
]

export const useFiltroDeConvenios = (
  principal: Principal,
): readonly FilterGroup<CampoDeFiltro>[] => {
  const recursos = useRecursos()
  const abogado = useCampoAbogado(principal)
  return [
    {
      title: textos.convenios.titulo,
      fields: [
        written('convenio'),
        written('firmante'),
        ...(buscaPorDocumento(principal) ? [written('dni', true)] : []),
        written('imponible', true),
        { campo: 'recurso', label: filtros.recurso, options: opcionesDeRecursos(recursos) },
        written('nroContribuyente', true),
        ...abogado,
        ...RESTO,
      ],
    },
  ]
}
