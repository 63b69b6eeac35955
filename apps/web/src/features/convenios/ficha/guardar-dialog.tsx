import { textos } from '@apremia/core'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Changes } from '../../../ui/record/changes.tsx'
import type { ListasDeFicha } from './listas.ts'
import { filasDeCambios, mostrarSeleccion } from './mostrar.ts'
import type { FichaDeConvenio } from './use-ficha-de-convenio.ts'
import type { SeleccionLeida } from './use-seleccion.ts'

const { ficha, confirmarGuardar, nuevo, ver } = textos.convenios

interface GuardarDialogProps {
  readonly convenio: FichaDeConvenio
  readonly elegida: SeleccionLeida
  readonly listas: ListasDeFicha
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before saving; an edition with every change in sight. */
export const GuardarDialog = (props: GuardarDialogProps) => {
  const { convenio, elegida, listas } = props
  const { record } = convenio
  return (
    <ConfirmDialog
      title={record ? `${ver} ${record.convenio}` : nuevo}
      confirmLabel={ficha.guardarCambios}
      busy={props.busy}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <div className="stack">
        <p>{confirmarGuardar}</p>
        {record ? (
          <Changes rows={filasDeCambios(convenio, listas)} />
        ) : (
          <p>{mostrarSeleccion(elegida.conPeriodos)}</p>
        )}
      </div>
    </ConfirmDialog>
  )
}
