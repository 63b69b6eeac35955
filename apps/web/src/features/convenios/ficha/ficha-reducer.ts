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

type Pregunta =
  /**
   * Opens the dialog that asks for confirmation to save the payment agreement. The dialog opens once the server has
   * sent the amounts that the dialog shows.
   */
  | { readonly tipo: 'guardar' }
  | { readonly tipo: 'salir' }
  | { readonly tipo: 'clase'; readonly clase: Seleccion['clase'] }
  | { readonly tipo: 'quitar'; readonly clave: string }

/**
 * State of the payment agreement form that the library react-hook-form does not keep. The properties of `Seleccion` are
 * the chosen debt, and are saved with the agreement and its draft. The others last only while the form is open.
 */
export interface EstadoDeFicha extends Seleccion {
  /**
   * Keys of the properties or businesses for which the person clicked the button to see other payment plans. Before
   * that click, a property or business with a saved plan shows only the saved plan.
   */
  readonly otros?: readonly string[]
  readonly pregunta?: Pregunta | undefined
  readonly intentado?: boolean
  /**
   * Field or payment plan whose fault stopped the save. The focus moves to this field or plan. Each attempt to save
   * sets a new object, so the focus moves again even to the same field.
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
      /** Tax periods as the server has just sent them, by the key of their property or business. */
      readonly leidos: ReadonlyMap<string, readonly PeriodoDeFicha[]>
    }
  | { readonly tipo: 'ver-otros'; readonly clave: string }
  | { readonly tipo: 'preguntar'; readonly pregunta: Pregunta }
  | { readonly tipo: 'seguir' }
  /**
   * The person pressed save. When `foco` is undefined, the form asks for confirmation. Otherwise the focus moves to the
   * field or payment plan with an error, which `foco` names.
   */
  | { readonly tipo: 'intentar'; readonly foco: EstadoDeFicha['foco'] }
  | { readonly tipo: 'guardar' }
  | { readonly tipo: 'rechazar'; readonly rechazo: Failure | undefined }

/** Returns the state with a changed debt. Closes the open confirmation dialog, which was about the previous debt. */
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

/**
 * Applies an event of the form of a payment agreement to its state. An event about a property or business that was
 * already removed leaves the state unchanged.
 */
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

export const soloLoElegido = ({ clase, items }: EstadoDeFicha): EstadoDeFicha => ({ clase, items })
