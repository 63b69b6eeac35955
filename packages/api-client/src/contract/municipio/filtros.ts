import { type CampoDe, CRITERIOS, type ListaDeBusqueda } from '@apremia/core'
import { number, object, type StringSchema, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { mismaClase } from '../clase-de-imponible.ts'
import { paginado } from '../common.ts'
import { DE_BUSQUEDA, DE_QUIEN_PIDE } from '../nombres-de-la-especificacion.ts'

/**
 * Text that a person typed in a search field. The schema only limits its length, and `decideBusqueda` of core parses
 * it.
 */
const tecleado = string().max(200).nullable()

type Campos<L extends ListaDeBusqueda> = Record<
  CampoDe<L> | 'abogado',
  StringSchema<string | null | undefined>
>

/**
 * Builds the schema of the body of a search: `{ data: { bsq: 1, ...filters } }`. The specification requires `bsq`,
 * always with the value 1 (S1 §7).
 */
export const cuerpoDeBusqueda = <L extends ListaDeBusqueda>(lista: L) => {
  const campos = Object.keys(CRITERIOS[lista]) as (CampoDe<L> | 'abogado')[]
  const filtros = Object.fromEntries(
    [...campos, 'abogado'].map((campo) => [campo, tecleado]),
  ) as Campos<L>
  const data = object({
    bsq: number().oneOf([1], 'bsq es siempre 1.').default(1),
    ...filtros,
  })
    // Refuses a tax of businesses, because the search is of real properties. The property number and the tax are
    // optional.
    .test(mismaClase({ imponible: 'inmueble', fija: 'inmueble' }))
    .required()
  const sinonimos = DE_BUSQUEDA[lista]
  return conClaves(object({ data: conClaves(data, { sinLeer: DE_QUIEN_PIDE, sinonimos }) }), {
    sinLeer: DE_QUIEN_PIDE,
  })
}

const sentido = string().oneOf(['asc', 'desc']).default('asc')

type Orden<C extends string> = StringSchema<C, unknown, C, 'd'>

/**
 * Builds the schema of the sort column and sort direction of a list. By default, the list is sorted by the first of
 * `columnas`, ascending.
 */
export const ordenado = <const C extends string>(columnas: readonly [C, ...C[]]) => {
  const [primera] = columnas
  const orden = string().oneOf(columnas).default(primera) as unknown as Orden<C>
  return object({ orden, sentido })
}

export const paginaDe = <const C extends string>(columnas: readonly [C, ...C[]]) => {
  const [primera] = columnas
  const orden = string().oneOf(columnas).default(primera) as unknown as Orden<C>
  return paginado.shape({ orden, sentido })
}
