import { municipioPlanes } from '@apremia/api-client'
import { checkFiltroDePlanes } from '@apremia/core'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { bodySchema, type Input, type Query } from '../../api/endpoint.ts'
import { compactFiltro, type Filtro, type ListaSpec } from '../../ui/table/lista.ts'
import { validate, withoutDots } from './validate.ts'

export type Orden = NonNullable<Query<'planFiltro'>['orden']>

export const ORDENES = [
  'plan',
  'fecha',
  'contribuyente',
  'imponible',
] as const satisfies readonly Orden[]

/** What the address of the list carries: `inmueble` is what the links of a property's debt call it. */
export const LISTADO = {
  pantalla: 'planes',
  campos: ['inmueble', 'recurso', 'contribuyente', 'plan', 'estado', 'abogado'],
  ordenes: ORDENES,
  alPedir: true,
} as const satisfies ListaSpec<string>

export type Campo = (typeof LISTADO.campos)[number]
export type FiltroDePlanes = Filtro<Campo>

type Body = Input<'planFiltro'>['body']

interface Falta {
  readonly campo: Campo
  readonly mensaje: string
}

type Lectura =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly faltas: readonly Falta[] }

const SCHEMA = bodySchema(municipioPlanes.planFiltro)

/** The filter as the call takes it: numbers without dots, codes and names in capitals (S1 §5, D105). */
const dataOf = ({ inmueble, recurso, contribuyente, plan, estado, abogado }: FiltroDePlanes) => ({
  imponible: withoutDots(inmueble ?? ''),
  recurso: (recurso ?? '').toUpperCase(),
  contribuyente: (contribuyente ?? '').toLocaleUpperCase('es-AR'),
  plan: withoutDots(plan ?? ''),
  estado: estado ?? '',
  abogado: abogado ?? '',
})

const campoOf = (path: string): Campo => {
  const nombre = path.replace(/^data\./, '')
  return LISTADO.campos.find((campo) => campo === nombre) ?? 'inmueble'
}

const readBody = (filtro: FiltroDePlanes): Lectura => {
  const validado = validate(SCHEMA, { data: dataOf(filtro) })
  if (validado.ok) return { ok: true, body: validado.valor }
  const faltas = validado.faltas.map(({ path, mensaje }) => ({ campo: campoOf(path), mensaje }))
  return { ok: false, faltas }
}

/**
 * What is asked of the server, or all the reasons why not: its own schema, and that a status by itself is no
 * search (S1 §5). The lawyer counts only for whoever chooses it (D104).
 */
export const decideFiltro = (
  tecleado: Readonly<Partial<Record<Campo, string | null | undefined>>>,
  eligeAbogado: boolean,
): Lectura => {
  const { abogado, ...rest } = compactFiltro(LISTADO.campos, (campo) => tecleado[campo])
  const filtro: FiltroDePlanes = eligeAbogado && abogado !== undefined ? { ...rest, abogado } : rest
  const lectura = readBody(filtro)
  const porEstado = checkFiltroDePlanes(filtro).map(
    ({ mensaje }): Falta => ({
      campo: 'estado',
      mensaje,
    }),
  )
  if (porEstado.length === 0) return lectura
  return { ok: false, faltas: [...(lectura.ok ? [] : lectura.faltas), ...porEstado] }
}

/** The same rules under each field of the form. */
export const resolveFiltro =
  (eligeAbogado: boolean): Resolver<Record<string, string>> =>
  (values) => {
    const lectura = decideFiltro(values, eligeAbogado)
    if (lectura.ok) return { values, errors: {} }
    const errors: FieldErrors<Record<string, string>> = {}
    for (const { campo, mensaje } of lectura.faltas) {
      errors[campo] ??= { type: 'filtro', message: mensaje }
    }
    return { values: {}, errors }
  }
