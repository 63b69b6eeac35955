import { convenios, ORDENES_DE_CONVENIOS } from '@apremia/api-client'
import { buscaPorDocumento, eligeAbogado, type Principal, parseFecha, textos } from '@apremia/core'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { ValidationError } from 'yup'
import { bodySchema, type Input, type Query } from '../../api/endpoint.ts'
import {
  compactFiltro,
  type Filtro as FiltroDeLista,
  type ListaSpec,
  type Orden,
} from '../../ui/table/lista.ts'

/** What the address of the list carries. */
export const LISTADO = {
  pantalla: 'convenios',
  campos: [
    'convenio',
    'firmante',
    'dni',
    'imponible',
    'recurso',
    'abogado',
    'desde',
    'hasta',
    'confirmado',
  ],
  ordenes: ORDENES_DE_CONVENIOS,
} as const satisfies ListaSpec<string>

export type Campo = (typeof LISTADO.campos)[number]
export type Filtro = FiltroDeLista<Campo>

/** The form as it holds it. */
export type Valores = Record<Campo, string>

/** The newest first, until somebody asks for another order. */
export const POR_FECHA: Orden = { columna: 'fecha', sentido: 'desc' }

type Body = NonNullable<Input<'searchConvenios'>['body']>

interface Falta {
  readonly campo: Campo
  readonly mensaje: string
}

type Lectura =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly faltas: readonly Falta[] }

const SCHEMA = bodySchema(convenios.searchConvenios)

const isCampo = (path: string): path is Campo => LISTADO.campos.some((campo) => campo === path)

/** Numbers as people write them, with dots between thousands. */
const withoutDots = (numero: string): string => numero.replace(/[.\s]/g, '')

/**
 * What is asked of the server, or all the reasons why not: its own schema, and that the days are in order. The
 * lawyer counts only for whoever chooses it (D11), the document for whoever sees it (D10).
 */
export const decideFiltro = (
  tecleado: Readonly<Partial<Record<Campo, string>>>,
  principal: Principal,
): Lectura => {
  const { abogado, dni, ...rest } = compactFiltro(LISTADO.campos, (campo) => tecleado[campo])
  const data = {
    ...rest,
    ...(eligeAbogado(principal) && abogado !== undefined ? { abogado } : {}),
    ...(buscaPorDocumento(principal) && dni !== undefined ? { dni } : {}),
    ...(rest.imponible === undefined ? {} : { imponible: withoutDots(rest.imponible) }),
    ...(rest.convenio === undefined ? {} : { convenio: rest.convenio.toUpperCase() }),
  }
  const faltas: Falta[] = []
  const [desde, hasta] = [parseFecha(data.desde ?? ''), parseFecha(data.hasta ?? '')]
  if (desde && hasta && hasta < desde)
    faltas.push({ campo: 'hasta', mensaje: textos.convenios.listado.rangoInvertido })
  try {
    const body = SCHEMA.validateSync(data, { abortEarly: false })
    return faltas.length === 0 ? { ok: true, body } : { ok: false, faltas }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner)
      if (isCampo(path)) faltas.push({ campo: path, mensaje: message })
    return { ok: false, faltas }
  }
}

/** The same rules under each field of the form. */
export const resolveFiltro =
  (principal: Principal): Resolver<Valores> =>
  (values) => {
    const lectura = decideFiltro(values, principal)
    if (lectura.ok) return { values, errors: {} }
    const errors: FieldErrors<Valores> = {}
    for (const { campo, mensaje } of lectura.faltas)
      errors[campo] ??= { type: 'filtro', message: mensaje }
    return { values: {}, errors }
  }

/** The order as the calls take it. */
export const ordenOf = ({
  columna,
  sentido,
}: Orden): Pick<Query<'exportConvenios'>, 'orden' | 'sentido'> => ({
  orden: ORDENES_DE_CONVENIOS.find((nombre) => nombre === columna) ?? 'fecha',
  sentido,
})
