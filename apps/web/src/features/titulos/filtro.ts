import { type Fecha, parseFecha, validateFiltroDeTitulos } from '@apremia/core'
import { type InferType, object, string } from 'yup'
import type { Input } from '../../api/endpoint.ts'

export const ORDENES = ['asc', 'desc'] as const
export type Orden = (typeof ORDENES)[number]

const orderOf = (texto: string | null): Orden => ORDENES.find((orden) => orden === texto) ?? 'asc'

type Fechas = { readonly desde: Fecha | null; readonly hasta: Fecha | null }

/** What the rule says of one of the fields. */
const motivoDe = (campo: 'desde' | 'hasta', { desde, hasta }: Fechas, hoy: Fecha) =>
  validateFiltroDeTitulos({ desde, hasta }, hoy).find((motivo) => motivo.campo === campo)?.mensaje

/** A date checked by the same rule as the server's. */
const fecha = (campo: 'desde' | 'hasta', hoy: Fecha) =>
  string<Fecha>()
    .nullable()
    .defined()
    .test(campo, (_, { parent, createError }) => {
      const message = motivoDe(campo, parent as Fechas, hoy)
      return message === undefined || createError({ message })
    })

/** Desde is not after today; Hasta lies between Desde and today (S2 §5, D95). */
export const filtroSchema = (hoy: Fecha) =>
  object({
    desde: fecha('desde', hoy),
    hasta: fecha('hasta', hoy),
    abogado: string().nullable().defined(),
    orden: string().oneOf(ORDENES).required(),
  })

export type Filtro = InferType<ReturnType<typeof filtroSchema>>

/** No choice is null: the form would keep the value it had in place of an undefined one. */
export const SIN_FILTRO: Filtro = {
  desde: null,
  hasta: null,
  abogado: null,
  orden: 'asc',
}

const FILTERS = ['desde', 'hasta', 'abogado', 'orden', 'pagina'] as const

/** The filter and page an address asks for; what does not make sense in it is left out. */
export const readFiltro = (params: URLSearchParams): { filtro: Filtro; pagina: number } => {
  const desde = parseFecha(params.get('desde') ?? '') ?? null
  const pagina = Number(params.get('pagina') ?? 1)
  return {
    filtro: {
      desde,
      hasta: desde && (parseFecha(params.get('hasta') ?? '') ?? null),
      abogado: params.get('abogado'),
      orden: orderOf(params.get('orden')),
    },
    pagina: Number.isSafeInteger(pagina) && pagina > 0 ? pagina : 1,
  }
}

export const hasFiltro = (params: URLSearchParams): boolean =>
  FILTERS.some((name) => params.has(name))

/** The address of a filter: only what differs from no filter at all. */
export const writeFiltro = (base: URLSearchParams, filtro: Filtro, pagina = 1): URLSearchParams => {
  const params = new URLSearchParams(base)
  for (const name of FILTERS) params.delete(name)
  const { desde, hasta, abogado, orden } = filtro
  if (desde) params.set('desde', desde)
  if (desde && hasta) params.set('hasta', hasta)
  if (abogado) params.set('abogado', abogado)
  if (orden !== 'asc') params.set('orden', orden)
  if (pagina > 1) params.set('pagina', String(pagina))
  return params
}

/** The filter as the call takes it. */
export const queryOf = ({ desde, hasta, abogado, orden }: Filtro): Input<'exportTitulosInfo'> => ({
  query: {
    order: orden,
    ...(desde ? { startDate: desde } : {}),
    ...(hasta ? { endDate: hasta } : {}),
    ...(abogado ? { abogadoCodExt: abogado } : {}),
  },
})
