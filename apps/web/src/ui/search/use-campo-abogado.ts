import { eligeAbogado, type Principal, textos } from '@apremia/core'
import {
  opcionesDeAbogado,
  useListAbogadosParaElegirQuery,
} from '../../api/abogados-para-elegir.ts'
import { failureOf } from '../../api/failure.ts'
import type { FilterField } from '../filter/filter-field.ts'

/**
 * Returns the filter field to choose a lawyer, or no field for a person who searches only their own cases (D11, D13).
 */
export const useCampoAbogado = (principal: Principal): readonly FilterField<'abogado'>[] => {
  const elige = eligeAbogado(principal)
  const { data, error } = useListAbogadosParaElegirQuery({}, { skip: !elige })
  if (!elige) return []
  return [
    {
      campo: 'abogado',
      label: textos.gestion.filtros.abogado,
      options: opcionesDeAbogado(data ?? []),
      failure: failureOf(error)?.message,
    },
  ]
}
