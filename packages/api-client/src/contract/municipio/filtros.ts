import { type CampoDe, CRITERIOS, type ListaDeBusqueda } from '@apremia/core'
import { number, object, type StringSchema, string } from 'yup'
import { paginado } from '../common.ts'

/** A field of a search as it is typed: core's `decideBusqueda` reads it, here only its size is kept within reason. */
const tecleado = string().max(200).nullable()

type Campos<L extends ListaDeBusqueda> = Record<
  CampoDe<L> | 'abogado',
  StringSchema<string | null | undefined>
>

/** `{ data: { bsq: 1, ...filters } }`, the payload of the searches (S1 §7). */
export const cuerpoDeBusqueda = <L extends ListaDeBusqueda>(lista: L) => {
  const campos = Object.keys(CRITERIOS[lista]) as (CampoDe<L> | 'abogado')[]
  const filtros = Object.fromEntries(
    [...campos, 'abogado'].map((campo) => [campo, tecleado]),
  ) as Campos<L>
  return object({
    data: object({
      bsq: number().oneOf([1], 'bsq es siempre 1.').default(1),
      ...filtros,
    }).required(),
  })
}

const sentido = string().oneOf(['asc', 'desc']).default('asc')

type Orden<C extends string> = StringSchema<C, unknown, C, 'd'>

/** Column and direction of a list; without them, the list's own order, by its first column. */
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
