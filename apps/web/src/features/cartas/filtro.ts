import { cartas } from '@apremia/api-client'
import { ACUSES_DE_CARTA, nombreDeAcuse, textos } from '@apremia/core'
import { type Query, querySchema } from '../../api/endpoint.ts'
import { withoutDots } from '../../api/validate.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import { type FilterReading, readBySchema } from '../../ui/filter/read-filter.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

const { titulo } = textos.cartas
const t = textos.cartasPantalla

export const LISTA_DE_CARTAS = {
  pantalla: 'cartas',
  campos: ['acuse', 'imponible', 'recurso', 'nroContribuyente', 'abogado', 'lote'],
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_CARTAS.campos)[number]

const SCHEMA = querySchema(cartas.listCartas)

/**
 * Returns the query that requests the list of demand letters, or every reason why the filter is not valid. The query
 * has no page number.
 */
export const readFiltroDeCartas = ({
  imponible,
  recurso,
  nroContribuyente,
  ...resto
}: Filtro<Campo>): FilterReading<Omit<Query<'listCartas'>, 'pagina' | 'porPagina'>> => {
  const leido = readBySchema(SCHEMA, {
    ...resto,
    ...(imponible === undefined ? {} : { imponible: withoutDots(imponible) }),
    ...(recurso === undefined ? {} : { recurso: recurso.toUpperCase() }),
    ...(nroContribuyente === undefined ? {} : { nroContribuyente: withoutDots(nroContribuyente) }),
  })
  if (!leido.ok) return leido
  const { pagina: _, porPagina: __, ...body } = leido.body
  return { ok: true, body }
}

const ACUSE: FilterField<Campo> = {
  campo: 'acuse',
  label: t.columnas.acuse,
  options: ACUSES_DE_CARTA.map((value) => ({ value, label: nombreDeAcuse(value) })),
}

export const useFiltroDeCartas = (lote: string | undefined): readonly FilterGroup<Campo>[] => {
  const abogado = useCampoAbogado(usePrincipal())
  const delLote: FilterField<Campo> = {
    campo: 'lote',
    label: t.lote,
    options: lote === undefined ? [] : [{ value: lote, label: t.loteElegido }],
  }
  const fields: readonly FilterField<Campo>[] = [
    ACUSE,
    { campo: 'imponible', label: t.imponible, numeric: true, largo: 120 },
    { campo: 'recurso', label: t.recurso, largo: 4 },
    { campo: 'nroContribuyente', label: t.nroContribuyente, numeric: true, largo: 120 },
    ...abogado,
    ...(lote === undefined ? [] : [delLote]),
  ]
  return [{ title: titulo, fields }]
}
