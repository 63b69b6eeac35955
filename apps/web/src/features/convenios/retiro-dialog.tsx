import { interpolar, textos } from '@apremia/core'
import { useDispatch } from 'react-redux'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { imponibleDePlan, type PlanDeConvenio } from '../../panels/convenios/convenio-listado.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import type { Identificado } from './convenio.ts'
import { useChangeRetiroMutation } from './convenios-api.ts'

const { retiro } = textos.convenios.listado
const { confirmarModificar, modificado, fallaAlModificar } = textos.planes

interface RetiroDialogProps {
  readonly convenio: Identificado
  readonly plan: Pick<PlanDeConvenio, 'r' | 'i'>
  readonly antes: string
  readonly ahora: Data<'getTipoRetiro'>[number]
  readonly onClose: () => void
}

export const RetiroDialog = ({ convenio, plan, antes, ahora, onClose }: RetiroDialogProps) => {
  const dispatch = useDispatch()
  const [change, { isLoading, error }] = useChangeRetiroMutation()
  const failure = failureOf(error)
  const confirm = async () => {
    const body = {
      in_convenio: convenio.id,
      in_recurso: plan.r,
      in_imponible: plan.i,
      in_estado: ahora.id,
    }
    const { data } = await change({ body })
    if (!data) return
    dispatch(notified({ kind: 'exito', title: modificado.titulo, text: modificado.texto }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={interpolar(retiro.titulo, { plan: imponibleDePlan(plan) })}
      confirmLabel={retiro.accion}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{confirmarModificar}</p>
        <p>
          {interpolar(retiro.cambio, { convenio: convenio.convenio, antes, ahora: ahora.nombre })}
        </p>
        {failure && (
          <FailureAlert
            failure={withWords(failure, fallaAlModificar.texto)}
            title={fallaAlModificar.titulo}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
