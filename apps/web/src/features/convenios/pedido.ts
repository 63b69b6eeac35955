import { CODIGOS_DE_PLAN } from '@apremia/core'
import { readRangos, writeRangos } from '../../panels/convenios/rangos-de-periodos.ts'
import type { Inicial } from './ficha/base.ts'

export type Apertura =
  | { readonly abrir: 'nuevo'; readonly inicial: Inicial }
  | { readonly abrir: 'ver' | 'editar' | 'pdf'; readonly id: number }

const NUEVO = 'nuevo'
const IMPONIBLE = 'de'
const RECURSO = 'deRecurso'
const PERIODOS = 'periodos'
const TODOS = 'todos'
const PLAN = 'plan'
const CUOTAS = 'cuotas'
const ANTICIPO = 'anticipo'
const DE_UNO = ['ver', 'editar', 'pdf'] as const
const PROPIOS = [NUEVO, IMPONIBLE, RECURSO, PERIODOS, PLAN, CUOTAS, ANTICIPO, ...DE_UNO] as const

const numberOf = (texto: string | null): string | undefined =>
  texto !== null && /^[1-9]\d{0,9}$/.test(texto) ? texto : undefined

const recursoDe = (texto: string | null): string | undefined =>
  texto !== null && /^[A-Z0-9]{1,4}$/.test(texto) ? texto : undefined

const idOf = (texto: string | null): number | undefined => {
  const id = Number(numberOf(texto))
  return id <= 2_147_483_647 ? id : undefined
}

const elegidaDe = (params: URLSearchParams): Pick<Inicial, 'periodos' | 'plan'> => {
  const periodos = params.get(PERIODOS) ?? ''
  const elegidos = periodos === TODOS ? TODOS : readRangos(periodos)
  const codigo = CODIGOS_DE_PLAN.find((conocido) => conocido === params.get(PLAN))
  return {
    ...(elegidos === undefined ? {} : { periodos: elegidos }),
    ...(codigo === undefined
      ? {}
      : {
          plan: {
            codigo,
            cuotas: /^\d{1,2}$/.exec(params.get(CUOTAS) ?? '')?.[0] ?? '',
            anticipo: /^[\d.]{1,16}(,\d{1,2})?$/.exec(params.get(ANTICIPO) ?? '')?.[0] ?? '',
          },
        }),
  }
}

const inicialDe = (
  clase: Inicial['clase'],
  imponible: string | undefined,
  recurso: string | undefined,
  params: URLSearchParams,
): Inicial => ({
  clase,
  ...(imponible === undefined ? {} : { imponible }),
  ...(recurso === undefined ? {} : { recurso, ...elegidaDe(params) }),
})

export const readPedido = (params: URLSearchParams): Apertura | undefined => {
  const clase = params.get(NUEVO)
  if (clase === 'inmueble' || clase === 'comercio') {
    const imponible = numberOf(params.get(IMPONIBLE))
    const recurso = imponible && recursoDe(params.get(RECURSO))
    return { abrir: 'nuevo', inicial: inicialDe(clase, imponible, recurso, params) }
  }
  for (const abrir of DE_UNO) {
    const id = idOf(params.get(abrir))
    if (id !== undefined) return { abrir, id }
  }
  return undefined
}

export const writePedido = (
  base: URLSearchParams,
  pedido: Apertura | undefined,
): URLSearchParams => {
  const params = new URLSearchParams(base)
  for (const name of PROPIOS) params.delete(name)
  if (pedido?.abrir === 'nuevo') {
    const { clase, imponible, recurso, periodos, plan } = pedido.inicial
    params.set(NUEVO, clase)
    if (imponible !== undefined) params.set(IMPONIBLE, imponible)
    if (recurso !== undefined) params.set(RECURSO, recurso)
    if (periodos !== undefined)
      params.set(PERIODOS, periodos === TODOS ? TODOS : writeRangos(periodos))
    if (plan !== undefined) params.set(PLAN, plan.codigo)
    if (plan?.cuotas) params.set(CUOTAS, plan.cuotas)
    if (plan?.anticipo) params.set(ANTICIPO, plan.anticipo)
  } else if (pedido) params.set(pedido.abrir, String(pedido.id))
  return params
}

/**
 * Converts the parameters of a link to the parameters that open a new payment agreement.
 * - `?inmueble=58&recurso=SS` names a property and a tax.
 * - `&periodos=todos` chooses every tax period that the rules admit.
 * - `&periodos=2024:1-12&plan=W2201` chooses some tax periods and a payment plan.
 *
 * @returns undefined when the link names no property or business
 */
export const readEnlace = (params: URLSearchParams): URLSearchParams | undefined => {
  const clase = (['inmueble', 'comercio'] as const).find((nombre) => params.has(nombre))
  if (clase === undefined) return undefined
  const imponible = numberOf(params.get(clase))
  const recurso = imponible && recursoDe(params.get('recurso'))
  return writePedido(new URLSearchParams(), {
    abrir: 'nuevo',
    inicial: inicialDe(clase, imponible, recurso, params),
  })
}
