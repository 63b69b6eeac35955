import type { ConsultaDeGestion } from '@apremia/core'
import type { Elegido } from '../../panels/actuaciones/elegido.ts'
import type { Grabacion } from '../../panels/actuaciones/grabacion.ts'
import type { Seleccion } from './seleccion.ts'

/** What each tab is handed: what the address asks for, and what is chosen in it. */
export interface PestanaProps {
  readonly consulta: ConsultaDeGestion
  readonly seleccion: Seleccion
  readonly onChoose: (elegidos: readonly Elegido[], dentro: boolean) => void
  readonly onClear: () => void
  readonly onSaved: (grabacion: Grabacion) => void
}
