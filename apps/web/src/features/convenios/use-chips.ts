import { buscaPorDocumento, textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { Chip } from '../../ui/table/filter-chips.tsx'
import { type Campo, type Filtro, LISTADO } from './filtro.ts'
import { CONFIRMADO_OPTIONS, labelIn, RECURSO_OPTIONS } from './opciones.ts'
import { usePrincipal } from './use-principal.ts'

const { filtros } = textos.convenios.listado

/** The applied filters, as people read them; the lawyer only for whoever chooses it, the document for whoever sees it. */
export const useChips = (filtro: Filtro): readonly Chip[] => {
  const principal = usePrincipal()
  const [abogado] = useCampoAbogado(principal)
  const names: Readonly<Record<Campo, string | undefined>> = {
    ...filtros,
    dni: buscaPorDocumento(principal) ? filtros.dni : undefined,
    abogado: abogado?.label,
  }
  const show: Partial<Readonly<Record<Campo, (valor: string) => string>>> = {
    desde: formatDate,
    hasta: formatDate,
    recurso: (codigo) => labelIn(RECURSO_OPTIONS, codigo),
    abogado: (codigo) => labelIn(abogado?.options, codigo),
    confirmado: (codigo) => labelIn(CONFIRMADO_OPTIONS, codigo),
  }
  return LISTADO.campos.flatMap((campo) => {
    const [valor, name] = [filtro[campo], names[campo]]
    if (valor === undefined || name === undefined) return []
    return [{ id: campo, name, value: show[campo]?.(valor) ?? valor }]
  })
}
