import type { Failure } from '../../../api/failure.ts'
import { type PeriodoDeFicha, ponerAlDia } from './periodos.ts'
import {
  claveDeItem,
  elegir,
  type Item,
  itemDe,
  type PeriodoDeSeleccion,
  quitarPeriodos,
  type Seleccion,
} from './seleccion.ts'

/** A question that waits for an answer before something is done. */
type Pregunta =
  /** Asked once the figures are settled, because the question shows them. */
  | { readonly tipo: 'guardar' }
  | { readonly tipo: 'salir' }
  | { readonly tipo: 'clase'; readonly clase: Seleccion['clase'] }
  | { readonly tipo: 'quitar'; readonly clave: string }

/**
 * Everything the person decided, but for the fields: those are kept by react-hook-form. Only the selection is part of
 * the agreement; the rest is about the form since it was opened, and no draft keeps it.
 */
export interface EstadoDeFicha extends Seleccion {
  /** Items that keep the plan they were saved with, and whose other plans were asked for. */
  readonly otros?: readonly string[]
  readonly pregunta?: Pregunta | undefined
  /** The person tried to save: from then on, the form tells what is missing. */
  readonly intentado?: boolean
  /**
   * Place that kept the agreement from being saved, by the name of its fault. A new object moves the focus again.
   */
  readonly foco?: { readonly en: string } | undefined
  readonly rechazo?: Failure | undefined
  readonly actualizado?: boolean
}

export type AccionDeFicha =
  | { readonly tipo: 'agregar'; readonly r: string; readonly i: number }
  | { readonly tipo: 'quitar'; readonly clave: string }
  | { readonly tipo: 'clase'; readonly clase: Seleccion['clase'] }
  | {
      readonly tipo: 'elegir'
      readonly clave: string
      readonly periodos: readonly PeriodoDeSeleccion[]
    }
  | {
      readonly tipo: 'dejar'
      readonly clave: string
      readonly periodos: readonly Pick<PeriodoDeSeleccion, 'a' | 'c'>[]
    }
  | {
      readonly tipo: 'plan'
      readonly clave: string
      readonly cambio: Partial<Pick<Item, 'plan' | 'cuotas' | 'anticipo'>>
    }
  | {
      readonly tipo: 'al-dia'
      /** Debt of today of each item, by its key. */
      readonly leidos: ReadonlyMap<string, readonly PeriodoDeFicha[]>
    }
  | { readonly tipo: 'ver-otros'; readonly clave: string }
  | { readonly tipo: 'preguntar'; readonly pregunta: Pregunta }
  | { readonly tipo: 'seguir' }
  /** Without a place in the way, asks to save. */
  | { readonly tipo: 'intentar'; readonly foco: EstadoDeFicha['foco'] }
  | { readonly tipo: 'guardar' }
  | { readonly tipo: 'rechazar'; readonly rechazo: Failure | undefined }

/** The debt, after a change of it. A question about the former debt is dropped. */
const conItems = (estado: EstadoDeFicha, items: readonly Item[]): EstadoDeFicha => ({
  ...estado,
  items,
  pregunta: undefined,
})

const conItem = (
  estado: EstadoDeFicha,
  clave: string,
  change: (item: Item) => Item,
): EstadoDeFicha =>
  conItems(
    estado,
    estado.items.map((item) => (claveDeItem(item) === clave ? change(item) : item)),
  )

/** Returns the state of the form after an action. An action over an item that is no longer there does nothing. */
export const reduceFicha = (estado: EstadoDeFicha, accion: AccionDeFicha): EstadoDeFicha => {
  switch (accion.tipo) {
    case 'agregar': {
      const item = itemDe(accion.r, accion.i)
      const repetido = estado.items.some((otro) => claveDeItem(otro) === claveDeItem(item))
      return repetido ? estado : conItems(estado, [...estado.items, item])
    }
    case 'quitar':
      return conItems(
        estado,
        estado.items.filter((item) => claveDeItem(item) !== accion.clave),
      )
    case 'clase':
      return accion.clase === estado.clase
        ? { ...estado, pregunta: undefined }
        : { ...conItems(estado, []), clase: accion.clase }
    case 'elegir':
      return conItem(estado, accion.clave, (item) => elegir(item, accion.periodos))
    case 'dejar':
      return conItem(estado, accion.clave, (item) => quitarPeriodos(item, accion.periodos))
    case 'plan':
      return conItem(estado, accion.clave, (item) => ({ ...item, ...accion.cambio }))
    case 'al-dia':
      return {
        ...conItems(
          estado,
          estado.items.map((item) => ponerAlDia(item, accion.leidos.get(claveDeItem(item)) ?? [])),
        ),
        rechazo: undefined,
        actualizado: true,
      }
    case 'ver-otros':
      return { ...estado, otros: [...(estado.otros ?? []), accion.clave] }
    case 'preguntar':
      return { ...estado, pregunta: accion.pregunta }
    case 'seguir':
      return { ...estado, pregunta: undefined }
    case 'intentar':
      return {
        ...estado,
        intentado: true,
        foco: accion.foco,
        pregunta: accion.foco ? undefined : { tipo: 'guardar' },
      }
    case 'guardar':
      return { ...estado, rechazo: undefined, actualizado: false }
    case 'rechazar':
      return { ...estado, pregunta: undefined, rechazo: accion.rechazo }
  }
}

/** Part of the state that is saved: it counts as a change, and drafts keep it. */
export const soloLoElegido = ({ clase, items }: EstadoDeFicha): EstadoDeFicha => ({ clase, items })
