import type { ModoDeGestion } from '@apremia/core'
import type { ImponibleElegido } from './elegido.ts'
import type { AlGrabar } from './grabacion.ts'
import { choose, NINGUN_CASO, type SeleccionDeCasos, siguenElegidos } from './seleccion.ts'
import { useElegibles } from './use-elegibles.ts'
import { type LeerPagina, useTodos } from './use-todos.ts'

/** Nothing is chosen in the past outside of /gestion (S2 §4). */
const HOY: ModoDeGestion = { historico: false, extrajudicial: false }

/** What is chosen of a list, and how it changes. */
export interface Seleccionable {
  readonly seleccion: SeleccionDeCasos
  readonly onSeleccion: (cambio: (actual: SeleccionDeCasos) => SeleccionDeCasos) => void
}

interface Opciones<Row> extends Seleccionable, AlGrabar {
  readonly modo?: ModoDeGestion
  readonly toElegido: (row: Row) => ImponibleElegido
  readonly readPagina: LeerPagina<Row>
}

/** Choosing in a list to record over it: its boxes, why there are none, and what the bar over what is chosen does. */
export const useElegirCasos = <Row>(opciones: Opciones<Row>) => {
  const { modo = HOY, seleccion, onSeleccion, toElegido, readPagina, onSaved } = opciones
  const put = (elegidos: readonly ImponibleElegido[], dentro: boolean) =>
    onSeleccion((actual) => choose(actual, elegidos, dentro))
  const elegibles = useElegibles<Row>({ modo, seleccion, toElegido, onChoose: put })
  const todos = useTodos<Row>(readPagina, (rows) => put(rows.map(toElegido), true))
  const barra = {
    ...{ seleccion, todos },
    onClear: () => onSeleccion(() => NINGUN_CASO),
    onSaved: (grabacion: Parameters<typeof onSaved>[0]) => {
      onSeleccion((actual) => siguenElegidos(actual, grabacion))
      onSaved(grabacion)
    },
  }
  return { ...elegibles, barra }
}
