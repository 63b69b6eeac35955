import { type Fecha, parseFecha, validateFiltroDeTitulos } from '@apremia/core'
import { type InferType, object, string } from 'yup'
import type { Input } from '../../api/endpoint.ts'
import type { Filtro as FiltroDeLista, ListaSpec } from '../../ui/table/lista.ts'

export const ORDENES = ['asc', 'desc'] as const
export type Orden = (typeof ORDENES)[number]

const orderOf = (texto: string | undefined): Orden =>
  ORDENES.find((orden) => orden === texto) ?? 'asc'

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

/** What the address of the list carries. */
export const LISTADO = {
  pantalla: 'creaciontitulos',
  campos: ['desde', 'hasta', 'abogado', 'orden'],
} as const satisfies ListaSpec<string>

type EnDireccion = FiltroDeLista<(typeof LISTADO.campos)[number]>

/** The filter an address asks for; what does not make sense in it is left out. */
export const readFiltro = ({ desde, hasta, abogado, orden }: EnDireccion): Filtro => {
  const primera = parseFecha(desde ?? '') ?? null
  return {
    desde: primera,
    hasta: primera && (parseFecha(hasta ?? '') ?? null),
    abogado: abogado ?? null,
    orden: orderOf(orden),
  }
}

/** A filter for the address: only what differs from no filter at all. */
export const writeFiltro = ({ desde, hasta, abogado, orden }: Filtro): EnDireccion => ({
  ...(desde ? { desde } : {}),
  ...(desde && hasta ? { hasta } : {}),
  ...(abogado ? { abogado } : {}),
  ...(orden === 'asc' ? {} : { orden }),
})

/** The filter as the call takes it. */
export const queryOf = ({ desde, hasta, abogado, orden }: Filtro): Input<'exportTitulosInfo'> => ({
  query: {
    order: orden,
    ...(desde ? { startDate: desde } : {}),
    ...(hasta ? { endDate: hasta } : {}),
    ...(abogado ? { abogadoCodExt: abogado } : {}),
  },
})
