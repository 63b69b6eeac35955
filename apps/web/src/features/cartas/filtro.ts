import { ACUSES_DE_CARTA, nombreDeAcuse, textos } from '@apremia/core'
import type { Query } from '../../api/endpoint.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

const { titulo } = textos.cartas
const t = textos.cartasPantalla

export const LISTA_DE_CARTAS = {
  pantalla: 'cartas',
  campos: ['acuse', 'imponible', 'recurso', 'nroContribuyente', 'abogado', 'lote'],
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_CARTAS.campos)[number]

const LOTE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Builds the query that requests the list of demand letters. The query has the filter of the page's URL without its
 * invalid values.
 */
export const criteriosDeCartas = ({
  acuse,
  imponible = '',
  recurso = '',
  nroContribuyente = '',
  abogado = '',
  lote = '',
}: Filtro<Campo>): Omit<Query<'listCartas'>, 'pagina' | 'porPagina'> => {
  const conocido = ACUSES_DE_CARTA.find((uno) => uno === acuse)
  return {
    ...(conocido ? { acuse: conocido } : {}),
    ...(/^[1-9]\d{0,9}$/.test(imponible) ? { imponible } : {}),
    ...(/^[A-Za-z0-9]{1,4}$/.test(recurso) ? { recurso: recurso.toUpperCase() } : {}),
    ...(/^[1-9]\d{0,8}$/.test(nroContribuyente) ? { nroContribuyente } : {}),
    ...(abogado === '' ? {} : { abogado }),
    ...(LOTE.test(lote) ? { lote } : {}),
  }
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
    { campo: 'imponible', label: t.imponible, numeric: true, largo: 10 },
    { campo: 'recurso', label: t.recurso, largo: 4 },
    { campo: 'nroContribuyente', label: t.nroContribuyente, numeric: true, largo: 9 },
    ...abogado,
    ...(lote === undefined ? [] : [delLote]),
  ]
  return [{ title: titulo, fields }]
}
