import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { DraftAlert } from '../../ui/record/draft-alert.tsx'
import { faultsOf } from '../../ui/record/fields.ts'
import { mayPass, withWords } from '../../ui/with-words.ts'
import { MotivoDeReparos } from './motivo-de-reparos.tsx'
import type { FichaDeActuacion } from './use-actuacion-form.ts'
import type { Guardado } from './use-guardar.ts'
import type { Reparos } from './use-reparos.ts'
import { CAMPOS_DEL_FORM, type Campo } from './valores.ts'

const { confirmarGuardar, falla, form: t } = textos.actuaciones

interface Pregunta {
  readonly title: string
  readonly confirmLabel: string
  /**
   * Question that confirms a second court filing, for a property or business that already has one (D137). Undefined
   * when there is nothing to confirm.
   */
  readonly otra: string | undefined
  readonly reparos: Reparos
  readonly onCancel: () => void
  readonly detalle?: ReactNode
}

interface ActuacionFormProps {
  readonly id: string
  readonly ficha: FichaDeActuacion
  readonly envio: Guardado
  readonly aviso: ReactNode
  readonly pregunta: Pregunta | undefined
  readonly onSubmit: () => void
  readonly onSave: () => void
  readonly children: ReactNode
}

export const ActuacionForm = (props: ActuacionFormProps) => {
  const { id, ficha, envio, aviso, pregunta, onSubmit, onSave, children } = props
  const { form } = ficha
  return (
    <form id={id} className="form form-full" noValidate onSubmit={form.handleSubmit(onSubmit)}>
      {ficha.draft && (
        <DraftAlert
          title={textos.formulario.borrador}
          discardLabel={t.descartarBorrador}
          onDiscard={ficha.restart}
        >
          <p>{t.borradorSinArchivos}</p>
        </DraftAlert>
      )}
      {aviso}
      {form.formState.submitCount > 0 && (
        <ErrorSummary
          faults={faultsOf(form.formState.errors, CAMPOS_DEL_FORM)}
          onGo={(name) => form.setFocus(name as Campo)}
        />
      )}
      {envio.failure && (
        <FailureAlert
          failure={withWords(envio.failure, falla.texto)}
          title={falla.titulo}
          onRetry={mayPass(envio.failure) ? onSave : undefined}
          onClose={envio.dismiss}
        />
      )}
      {children}
      {pregunta && (
        <ConfirmDialog
          title={pregunta.title}
          confirmLabel={pregunta.confirmLabel}
          onConfirm={onSave}
          onCancel={pregunta.onCancel}
        >
          <div className="stack">
            <p>{confirmarGuardar}</p>
            {pregunta.otra !== undefined && <Alert kind="aviso" title={pregunta.otra} />}
            <MotivoDeReparos reparos={pregunta.reparos} />
            {pregunta.detalle}
          </div>
        </ConfirmDialog>
      )}
    </form>
  )
}
