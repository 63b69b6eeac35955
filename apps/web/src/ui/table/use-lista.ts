import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { filtroGuardado, selectFiltro } from '../../session/working-filters-slice.ts'
import {
  compactFiltro,
  type Filtro,
  hasLista,
  type ListaSpec,
  type ListaState,
  NINGUNA,
  type Orden,
  readLista,
  turnOrden,
  writeLista,
} from './lista.ts'
import { usePageSize } from './use-page-size.ts'

type State = Parameters<typeof selectFiltro>[0]

interface VistaAplicable {
  readonly id: number
  readonly filtro: Filtro
  readonly orden: Orden | undefined
}

export interface VistasDeLista {
  readonly pantalla: string
  readonly elegida: number | undefined
  /**
   * True when the URL had no filter, order or saved view when the screen opened. Only then does the list apply the
   * person's initial view.
   */
  readonly abreVacia: boolean
  readonly filtro: Filtro
  readonly orden: Orden | undefined
  readonly propio: Orden | undefined
  /** Applies a saved view. With `vista` undefined, removes the applied view. */
  readonly aplicar: (
    vista: VistaAplicable | undefined,
    options?: { readonly replace: boolean },
  ) => void
}

export interface Lista<C extends string> extends ListaState<C> {
  readonly porPagina: number
  readonly resize: (size: number) => void
  /**
   * Searches with the filter, from the first page and with every row collapsed. With `limpia`, the applied saved view
   * is removed too.
   */
  readonly apply: (filtro: Filtro<C>, options?: { readonly limpia: boolean }) => void
  readonly clear: () => void
  readonly sortBy: (columna: string) => void
  /**
   * Goes to a page. `replace` is true when the current page does not exist, so that Back does not return to that page.
   */
  readonly goTo: (pagina: number, options?: { readonly replace?: boolean }) => void
  readonly toggle: (clave: string) => void
  readonly vistas: VistasDeLista
}

/**
 * Keeps the filters, order, page and expanded rows of a list in the URL. A person can share the URL, and Back restores
 * the list.
 * A screen opened without URL parameters restores the last applied filter (F4). A change of page or order collapses the
 * expanded rows (S1 §2).
 */
export const useLista = <C extends string>(spec: ListaSpec<C>): Lista<C> => {
  const dispatch = useDispatch()
  const [params, setParams] = useSearchParams()
  const [porPagina, setPorPagina] = usePageSize(spec.pantalla)
  const kept = useSelector((state: State) => selectFiltro(state, spec.pantalla))
  // The last filter is restored only when the screen opens. When Back returns to the URL without a filter, the list
  // stays without a filter.
  const restore = useRef(hasLista(spec, params) ? '' : kept)
  const entered = useRef(!hasLista(spec, params) && !kept)

  useEffect(() => {
    const last = restore.current
    if (last === undefined || last === '') return
    restore.current = ''
    setParams((current) => writeLista(spec, current, readLista(spec, new URLSearchParams(last))), {
      replace: true,
    })
  }, [spec, setParams])

  const state = readLista(spec, params)
  const keep = (filtro: string) => dispatch(filtroGuardado({ pantalla: spec.pantalla, filtro }))
  const go = (change: Partial<ListaState<C>>, options?: { readonly replace?: boolean }) => {
    const next = { ...state, pagina: 1, abiertas: [], ...change }
    keep(writeLista(spec, new URLSearchParams(), next).toString())
    setParams((current) => writeLista(spec, current, next), options)
  }
  const orden = state.orden ?? spec.propio
  // Value of the URL parameter `vista` after a saved view is removed. Without this value, returning to the screen would
  // apply the initial view again.
  const sinVista = state.vista === undefined ? undefined : NINGUNA
  const filtroDe = (filtro: Filtro): Filtro<C> =>
    compactFiltro(spec.campos, (campo) => filtro[campo])
  return {
    ...state,
    orden,
    porPagina,
    resize: (size) => {
      setPorPagina(size)
      go({ pagina: 1 })
    },
    apply: (filtro, { limpia = false } = { limpia: false }) =>
      go({ filtro: filtroDe(filtro), buscado: true, ...(limpia ? { vista: sinVista } : {}) }),
    clear: () => go({ filtro: {}, orden: undefined, buscado: !spec.alPedir, vista: sinVista }),
    sortBy: (columna) => go({ orden: turnOrden(orden, columna) }),
    goTo: (pagina, options) => go({ pagina }, options),
    toggle: (clave) => {
      const { abiertas } = state
      const next = abiertas.includes(clave)
        ? abiertas.filter((otra) => otra !== clave)
        : [...abiertas, clave]
      // Expanding a row adds no step to the browser history.
      setParams((current) => writeLista(spec, current, { ...state, abiertas: next }), {
        replace: true,
      })
    },
    vistas: {
      pantalla: spec.pantalla,
      elegida: state.vista === undefined ? undefined : Number(state.vista),
      abreVacia: entered.current && !hasLista(spec, params),
      filtro: state.filtro,
      orden: state.orden,
      propio: spec.propio,
      aplicar: (vista, options) => {
        const filtro = filtroDe(vista?.filtro ?? {})
        const vacia = Object.keys(filtro).length === 0
        go(
          {
            filtro,
            orden: spec.ordenes?.includes(vista?.orden?.columna ?? '') ? vista?.orden : undefined,
            buscado: !spec.alPedir || !vacia || (vista !== undefined && state.buscado),
            vista: vista ? String(vista.id) : NINGUNA,
          },
          options,
        )
      },
    },
  }
}
