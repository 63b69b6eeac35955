import { textos } from '@apremia/core'
import { Dialog } from '../../../ui/dialog.tsx'

interface AlTerminar {
  readonly onClose: () => void
  /** Id of the agreement that was saved. */
  readonly onSaved: (id: number) => void
}

/** What a new agreement starts from: a search, an item, nothing. */
export interface InicialDeConvenio {
  readonly clase: 'inmueble' | 'comercio'
  readonly imponible?: string
  readonly recurso?: string
}

export type ConvenioFichaProps = AlTerminar &
  (
    | { readonly modo: 'nuevo'; readonly inicial?: InicialDeConvenio }
    | { readonly modo: 'editar'; readonly id: number }
  )

/** To make an agreement or change one without confirmation (S1 §2). */
export const ConvenioFicha = (props: ConvenioFichaProps) => (
  <Dialog
    title={props.modo === 'nuevo' ? textos.convenios.nuevo : textos.convenios.ver}
    onClose={props.onClose}
  >
    <p>{textos.convenios.montoCargando}</p>
  </Dialog>
)
