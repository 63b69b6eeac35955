import { buscaPorDocumento, type Principal, textos } from '@apremia/core'
import type { FilterGroup } from '../../ui/filter/filter-field.ts'
import type { CampoDeBusqueda } from '../../ui/search/use-busqueda.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { useCamposDeEtapa } from '../inmuebles/use-campos-de-etapa.ts'

const { filtros, titulo } = textos.comercios

/** Filters by document number. Guests see these numbers masked, so guests cannot search by them (D10). */
const DOCUMENTOS = [{ campo: 'cuit', label: filtros.cuit, numeric: true }] as const

export const useGruposDeComercios = (
  principal: Principal,
): readonly FilterGroup<CampoDeBusqueda<'comercios'>>[] => {
  const abogado = useCampoAbogado(principal)
  const etapa = useCamposDeEtapa()
  return [
    {
      title: titulo,
      fields: [
        { campo: 'numero', label: filtros.numero, numeric: true },
        ...(buscaPorDocumento(principal) ? DOCUMENTOS : []),
        { campo: 'contribuyente', label: filtros.contribuyente },
        { campo: 'fantasia', label: filtros.fantasia },
        { campo: 'calle', label: filtros.calle },
        { campo: 'altura', label: filtros.altura, numeric: true },
        ...abogado,
        ...etapa,
      ],
    },
  ]
}
