export type Sentido = 'asc' | 'desc'

export interface Orden {
  readonly columna: string
  readonly sentido: Sentido
}

/** Values of a filter by field. A field without a value is left out. */
export type Filtro<C extends string = string> = { readonly [K in C]?: string }

export interface ListaSpec<C extends string> {
  /** Name under which the last filter is stored while the person moves between screens. */
  readonly pantalla: string
  readonly campos: readonly C[]
  /**
   * Name of the URL parameter of a field, such as `{ numero: 'imponible' }`. A field that is not named here has a
   * parameter with its own name.
   */
  readonly nombres?: { readonly [K in C]?: string }
  /** Columns by which the server can sort the list. Undefined when the order cannot be changed. */
  readonly ordenes?: readonly string[]
  /**
   * Column and direction by which the list is sorted at first, shown in the header of that column. Undefined when no
   * header can show the initial order.
   */
  readonly propio?: Orden
  /** True when the list makes no request until the person searches. */
  readonly alPedir?: boolean
}

export interface ListaState<C extends string> {
  readonly filtro: Filtro<C>
  /** Order that the person chose. Undefined means the initial order of the list. */
  readonly orden: Orden | undefined
  readonly pagina: number
  readonly abiertas: readonly string[]
  /** True when the person searched, even with an empty filter. */
  readonly buscado: boolean
  /** Id of the applied saved view. {@link NINGUNA} means that the person removed the view. */
  readonly vista: string | undefined
}

const PAGINA = 'pagina'
const ABIERTAS = 'abiertas'
const ORDEN = 'orden'
const SENTIDO = 'sentido'
/**
 * URL parameter of a search without filters. Without this parameter, a URL without filters means that no search was
 * made.
 */
const TODO = 'todo'
const VISTA = 'vista'
const LARGO = 200

/** Value of the URL parameter `vista` when no saved view is applied. */
export const NINGUNA = '0'

const nombreDe = <C extends string>({ nombres }: ListaSpec<C>, campo: C): string =>
  nombres?.[campo] ?? campo

const namesOf = <C extends string>(spec: ListaSpec<C>): string[] => [
  ...spec.campos.map((campo) => nombreDe(spec, campo)),
  PAGINA,
  ABIERTAS,
  VISTA,
  ...(spec.ordenes ? [ORDEN, SENTIDO] : []),
  ...(spec.alPedir ? [TODO] : []),
]

export const compactFiltro = <C extends string>(
  campos: readonly C[],
  valorDe: (campo: C) => string | null | undefined,
): Filtro<C> => {
  const filtro: { [K in C]?: string } = {}
  for (const campo of campos) {
    const valor = (valorDe(campo) ?? '').trim().slice(0, LARGO)
    if (valor !== '') filtro[campo] = valor
  }
  return filtro
}

const readOrden = (
  ordenes: readonly string[] | undefined,
  params: URLSearchParams,
): Orden | undefined => {
  const columna = ordenes?.find((nombre) => nombre === params.get(ORDEN))
  if (columna === undefined) return undefined
  return { columna, sentido: params.get(SENTIDO) === 'desc' ? 'desc' : 'asc' }
}

/** Reads the state of a list from the URL. Ignores the values that are not valid. */
export const readLista = <C extends string>(
  spec: ListaSpec<C>,
  params: URLSearchParams,
): ListaState<C> => {
  const filtro = compactFiltro(spec.campos, (campo) => params.get(nombreDe(spec, campo)))
  const vista = params.get(VISTA) ?? ''
  const pagina = Number(params.get(PAGINA) ?? 1)
  return {
    filtro,
    orden: readOrden(spec.ordenes, params),
    pagina: Number.isSafeInteger(pagina) && pagina > 0 ? pagina : 1,
    abiertas: (params.get(ABIERTAS) ?? '').split(',').filter((clave) => clave !== ''),
    buscado: !spec.alPedir || Object.keys(filtro).length > 0 || params.has(TODO),
    vista: /^\d{1,9}$/.test(vista) ? vista : undefined,
  }
}

export const hasLista = <C extends string>(spec: ListaSpec<C>, params: URLSearchParams): boolean =>
  namesOf(spec).some((name) => params.has(name))

/**
 * Writes the state of a list into the URL parameters. Default values are not written, and parameters of other parts of
 * the screen are kept.
 */
export const writeLista = <C extends string>(
  spec: ListaSpec<C>,
  base: URLSearchParams,
  { filtro, orden, pagina, abiertas, buscado, vista }: ListaState<C>,
): URLSearchParams => {
  const params = new URLSearchParams(base)
  for (const name of namesOf(spec)) params.delete(name)
  const filled = spec.campos.flatMap((campo): [string, string][] => {
    const valor = filtro[campo]
    return valor === undefined || valor === '' ? [] : [[nombreDe(spec, campo), valor]]
  })
  for (const [nombre, valor] of filled) params.set(nombre, valor)
  if (spec.alPedir && buscado && filled.length === 0) params.set(TODO, '1')
  if (vista !== undefined) params.set(VISTA, vista)
  if (orden) {
    params.set(ORDEN, orden.columna)
    if (orden.sentido === 'desc') params.set(SENTIDO, 'desc')
  }
  if (pagina > 1) params.set(PAGINA, String(pagina))
  if (abiertas.length > 0) params.set(ABIERTAS, abiertas.join(','))
  return params
}

/**
 * Returns the order after a click on a column header. The first click sorts ascending, and the next click reverses the
 * order.
 */
export const turnOrden = (current: Orden | undefined, columna: string): Orden => ({
  columna,
  sentido: current?.columna === columna && current.sentido === 'asc' ? 'desc' : 'asc',
})

export const ordenDe = <C extends string>(
  ordenes: readonly [C, ...C[]],
  orden: Orden | undefined,
) => ({
  orden: ordenes.find((nombre) => nombre === orden?.columna) ?? ordenes[0],
  sentido: orden?.sentido ?? ('asc' as const),
})
