import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import { useDeleteAbogadoMutation } from './abogados-api.ts'
import { type Abogado, nombreDe } from './ficha.ts'
import { esRechazo, Rechazo } from './rechazo.tsx'

const abogados = textos.abogados
const falla = abogados.fallaAlEliminar

interface EliminarDialogProps {
  readonly abogado: Abogado
  readonly onDeleted: (abogado: Abogado) => void
  readonly onClose: () => void
}

/** Dialog that marks a lawyer as no longer working for the municipality (S1 §5, D22). */
export const EliminarAbogado = ({ abogado, onDeleted, onClose }: EliminarDialogProps) => {
  const [remove, { isLoading }] = useDeleteAbogadoMutation()
  const [failure, setFailure] = useState<Failure>()
  const [pasados, setPasados] = useState<string>()
  const nombre = nombreDe(abogado)
  const confirm = async () => {
    setFailure(undefined)
    const { data, error } = await remove({ body: { nrodni: abogado.nrodni } })
    if (data) onDeleted(data.abogado)
    else setFailure(failureOf(error))
  }
  if (failure && esRechazo(failure)) {
    return (
      <Rechazo
        acto="baja"
        abogado={abogado}
        failure={failure}
        onReassigned={(texto) => {
          setPasados(texto)
          setFailure(undefined)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={`Eliminar a ${nombre} (${abogado.codexterno})`}
      confirmLabel={abogados.eliminar}
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className="stack">
        {pasados && <Alert kind="exito" title={pasados} />}
        <p>{abogados.confirmarEliminar}</p>
        <p>{interpolar(abogados.efectoDeLaBaja, { nombre, codexterno: abogado.codexterno })}</p>
        {failure && <FailureAlert failure={withWords(failure, falla.texto)} title={falla.titulo} />}
      </div>
    </ConfirmDialog>
  )
}
