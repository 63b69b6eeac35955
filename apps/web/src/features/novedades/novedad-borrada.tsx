import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { mayPass } from '../../ui/with-words.ts'
import { type Novedad, useRestoreNovedadMutation } from './novedades-api.ts'

const t = textos.novedades

interface NovedadBorradaProps {
  readonly novedad: Novedad
  readonly onClose: () => void
}

/**
 * Notice of the deleted taxpayer, with a button to undo. The notice stays until the person closes it, because ten
 * seconds would be too short (ux 14).
 */
export const NovedadBorrada = ({ novedad, onClose }: NovedadBorradaProps) => {
  const [restore, { isLoading }] = useRestoreNovedadMutation()
  const [failure, setFailure] = useState<Failure>()
  const deshacer = async () => {
    setFailure(undefined)
    const { error } = await restore({ params: { id: novedad.id } })
    if (error === undefined) onClose()
    else setFailure(failureOf(error))
  }
  if (failure)
    return (
      <FailureAlert
        failure={failure}
        onClose={onClose}
        onRetry={mayPass(failure) ? () => void deshacer() : undefined}
      />
    )
  return (
    <Alert
      kind="exito"
      title={interpolar(t.seElimino, novedad)}
      onClose={onClose}
      actions={
        <Button icon="deshacer" loading={isLoading} onClick={() => void deshacer()}>
          {t.deshacer}
        </Button>
      }
    />
  )
}
