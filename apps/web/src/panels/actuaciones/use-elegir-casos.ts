import type { ModoDeGestion } from '@apremia/core'
import type { ImponibleElegido } from './elegido.ts'
import type { AlGrabar } from './grabacion.ts'
import { choose, NINGUN_CASO, type SeleccionDeCasos, siguenElegidos } from './seleccion.ts'
import { useElegibles } from './use-elegibles.ts'
import { type LeerPagina, useTodos } from './use-todos.ts'

/**
 * Default search mode, in which every row can be chosen. Only the screen /gestion has another mode: it can search old
 * cases, whose rows cannot be chosen (S2 §4).
 */
const HOY: ModoDeGestion = { historico: false, extrajudicial: false }

export interface Seleccionable {
  readonly seleccion: SeleccionDeCasos
  readonly onSeleccion: (cambio: (actual: SeleccionDeCasos) => SeleccionDeCasos) => void
}

interface Opciones<Row> extends Seleccionable, AlGrabar {
  readonly modo?: ModoDeGestion
  readonly toElegido: (row: Row) => ImponibleElegido
  readonly readPagina: LeerPagina<Row>
}

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
