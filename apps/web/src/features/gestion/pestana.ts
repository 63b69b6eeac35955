import type { ConsultaDeGestion } from '@apremia/core'
import type { ImponibleElegido } from '../../panels/actuaciones/elegido.ts'
import type { Grabacion } from '../../panels/actuaciones/grabacion.ts'
import type { SeleccionDeCasos } from '../../panels/actuaciones/seleccion.ts'

/** What each tab is handed: what the address asks for, and what is chosen in it. */
export interface PestanaProps {
  readonly consulta: ConsultaDeGestion
  readonly seleccion: SeleccionDeCasos
  readonly onChoose: (elegidos: readonly ImponibleElegido[], dentro: boolean) => void
  readonly onClear: () => void
  readonly onSaved: (grabacion: Grabacion) => void
}
