import { textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { Option } from '../../ui/select-field.tsx'
import type { Chip } from '../../ui/table/filter-chips.tsx'
import { type Filtro, LISTADO } from './filtro.ts'
import { CONFIRMADO_OPTIONS, RECURSO_OPTIONS } from './filtro-form.tsx'
import { usePrincipal } from './use-principal.ts'

const { filtros } = textos.convenios.listado

/** The applied filters, as people read them. */
export const useChips = (filtro: Filtro): readonly Chip[] => {
  const [abogado] = useCampoAbogado(usePrincipal())
  const names = { ...filtros, abogado: abogado?.label }
  const labelIn = (options: readonly Option<string>[] | undefined, valor: string) =>
    options?.find(({ value }) => value === valor)?.label ?? valor
  return LISTADO.campos.flatMap((campo) => {
    const [valor, name] = [filtro[campo], names[campo]]
    if (valor === undefined || name === undefined) return []
    const shown = {
      desde: formatDate,
      hasta: formatDate,
      recurso: (codigo: string) => labelIn(RECURSO_OPTIONS, codigo),
      abogado: (codigo: string) => labelIn(abogado?.options, codigo),
      confirmado: (codigo: string) => labelIn(CONFIRMADO_OPTIONS, codigo),
    } as const
    const show = campo in shown ? shown[campo as keyof typeof shown] : undefined
    return [{ id: campo, name, value: show?.(valor) ?? valor }]
  })
}
