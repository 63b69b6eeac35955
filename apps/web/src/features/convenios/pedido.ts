import type { InicialDeConvenio } from './ficha/convenio-ficha.tsx'

/** What the address asks to be opened over the list. */
export type Apertura =
  | { readonly abrir: 'nuevo'; readonly inicial: InicialDeConvenio }
  | { readonly abrir: 'ver' | 'editar' | 'pdf'; readonly id: number }

const NUEVO = 'nuevo'
const IMPONIBLE = 'de'
const RECURSO = 'deRecurso'
const PERIODOS = 'periodos'
const TODOS = 'todos'
const DE_UNO = ['ver', 'editar', 'pdf'] as const

const numberOf = (texto: string | null): string | undefined =>
  texto !== null && /^[1-9]\d{0,9}$/.test(texto) ? texto : undefined

const recursoDe = (texto: string | null): string | undefined =>
  texto !== null && /^[A-Z0-9]{1,4}$/.test(texto) ? texto : undefined

const idOf = (texto: string | null): number | undefined => {
  const id = Number(numberOf(texto))
  return id <= 2_147_483_647 ? id : undefined
}

const inicialDe = (
  clase: InicialDeConvenio['clase'],
  imponible: string | undefined,
  recurso: string | undefined,
  params: URLSearchParams,
): InicialDeConvenio => ({
  clase,
  ...(imponible === undefined ? {} : { imponible }),
  ...(recurso === undefined ? {} : { recurso }),
  ...(recurso !== undefined && params.get(PERIODOS) === TODOS ? { todos: true } : {}),
})

/** What an address asks for; what makes no sense in it is left out. */
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

/** The same address asking for something else, or for nothing: what the list carries stays. */
export const writePedido = (
  base: URLSearchParams,
  pedido: Apertura | undefined,
): URLSearchParams => {
  const params = new URLSearchParams(base)
  for (const name of [NUEVO, IMPONIBLE, RECURSO, PERIODOS, ...DE_UNO]) params.delete(name)
  if (pedido?.abrir === 'nuevo') {
    const { clase, imponible, recurso, todos } = pedido.inicial
    params.set(NUEVO, clase)
    if (imponible !== undefined) params.set(IMPONIBLE, imponible)
    if (recurso !== undefined) params.set(RECURSO, recurso)
    if (todos) params.set(PERIODOS, TODOS)
  } else if (pedido) params.set(pedido.abrir, String(pedido.id))
  return params
}

/**
 * Where a link of another screen leads: `?comercio=123` and `?inmueble=58&recurso=SS` are new agreements of
 * them, with `&periodos=todos` over all their debt. undefined when the address is no such link.
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
