import { municipioPlanes, ORDENES_DE_PLANES } from '@apremia/api-client'
import { checkFiltroDePlanes } from '@apremia/core'
import { bodySchema, type Input } from '../../api/endpoint.ts'
import { validate, withoutDots } from '../../api/validate.ts'
import type { FilterReading } from '../../ui/filter/read-filter.ts'
import { compactFiltro, type Filtro, type ListaSpec } from '../../ui/table/lista.ts'

/** Specification of the list of payment plans, with the newest plan first. */
export const LISTA_DE_PLANES = {
  pantalla: 'planes',
  /** Fields of the filter, by the names of their URL parameters. `inmueble` is a property or a business. */
  campos: ['inmueble', 'recurso', 'contribuyente', 'nroContribuyente', 'plan', 'estado', 'abogado'],
  ordenes: ORDENES_DE_PLANES,
  propio: { columna: 'plan', sentido: 'desc' },
  alPedir: true,
} as const satisfies ListaSpec<string>

export type CampoDePlanes = (typeof LISTA_DE_PLANES.campos)[number]
export type FiltroDePlanes = Filtro<CampoDePlanes>

type Body = Input<'planFiltro'>['body']

const SCHEMA = bodySchema(municipioPlanes.planFiltro)

/**
 * Converts the filter of the list of payment plans to the request body: numbers without dots, and codes and names in
 * capitals (S1 §5, D105).
 */
const dataDe = (filtro: FiltroDePlanes) => ({
  imponible: withoutDots(filtro.inmueble ?? ''),
  recurso: (filtro.recurso ?? '').toUpperCase(),
  contribuyente: (filtro.contribuyente ?? '').toLocaleUpperCase('es-AR'),
  nroContribuyente: withoutDots(filtro.nroContribuyente ?? ''),
  plan: withoutDots(filtro.plan ?? ''),
  estado: filtro.estado ?? '',
  abogado: filtro.abogado ?? '',
})

const campoDe = (path: string): CampoDePlanes => {
  const nombre = path.replace(/^data\./, '')
  return LISTA_DE_PLANES.campos.find((campo) => campo === nombre) ?? 'inmueble'
}

/**
 * Returns the body of the search of payment plans, or every reason why it cannot be sent. A status alone is not enough
 * to search (S1 §5). The lawyer is sent only when the person may choose a lawyer (D104).
 */
export const readFiltroDePlanes = (
  tecleado: FiltroDePlanes,
  eligeAbogado: boolean,
): FilterReading<Body> => {
  const { abogado, ...rest } = compactFiltro(LISTA_DE_PLANES.campos, (campo) => tecleado[campo])
  const filtro: FiltroDePlanes = eligeAbogado && abogado !== undefined ? { ...rest, abogado } : rest
  const validado = validate(SCHEMA, { data: dataDe(filtro) })
  const faltas = [
    ...(validado.ok
      ? []
      : validado.faltas.map(({ path, mensaje }) => ({ campo: campoDe(path), mensaje }))),
    ...checkFiltroDePlanes(filtro).map(({ mensaje }) => ({ campo: 'estado', mensaje })),
  ]
  return validado.ok && faltas.length === 0
    ? { ok: true, body: validado.valor }
    : { ok: false, faltas }
}
