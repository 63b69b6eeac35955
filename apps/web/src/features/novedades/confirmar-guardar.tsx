import { textos } from '@apremia/core'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const { guardarCambios, confirmarGuardar } = textos.novedades

interface ConfirmarGuardarProps<T> {
  readonly valores: T | undefined
  readonly onConfirm: (valores: T) => void
  readonly onCancel: () => void
}

export const ConfirmarGuardar = <T,>({ valores, onConfirm, onCancel }: ConfirmarGuardarProps<T>) =>
  valores !== undefined && (
    <ConfirmDialog
      title={guardarCambios}
      confirmLabel={textos.comunes.si}
      cancelLabel={textos.comunes.no}
      onConfirm={() => onConfirm(valores)}
      onCancel={onCancel}
    >
      <p>{confirmarGuardar}</p>
    </ConfirmDialog>
  )
