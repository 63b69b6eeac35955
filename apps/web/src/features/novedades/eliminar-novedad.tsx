import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { type Novedad, useDeleteNovedadMutation } from './novedades-api.ts'

const t = textos.novedades

interface EliminarNovedadProps {
  readonly novedad: Novedad
  readonly onBorrada: () => void
}

/**
 * Button that deletes a taxpayer. A dialog first asks for confirmation, with the number of properties and documents
 * that are deleted too (ux 14).
 */
export const EliminarNovedad = ({ novedad, onBorrada }: EliminarNovedadProps) => {
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [remove, { isLoading }] = useDeleteNovedadMutation()
  const eliminar = async () => {
    const { error } = await remove({ params: { id: novedad.id } })
    if (error === undefined) onBorrada()
    else setFailure(failureOf(error))
  }
  const { apynom, inmuebles } = novedad
  return (
    <>
      <Button icon="borrar" onClick={() => setAsking(true)}>
        {t.eliminar}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${t.eliminar} ${apynom}`}
          confirmLabel={t.eliminar}
          destructive
          busy={isLoading}
          onConfirm={() => void eliminar()}
          onCancel={() => setAsking(false)}
        >
          {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
          <p>
            {interpolar(t.confirmarEliminar, {
              apynom,
              inmuebles: inmuebles.length,
              documentos: inmuebles.reduce((n, { documentos }) => n + documentos.length, 0),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
