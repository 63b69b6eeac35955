import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import {
  type CargaDePaquete,
  useSimulateUndoPaqueteMutation,
  useUndoPaqueteMutation,
} from './paquetes-api.ts'

const t = textos.datosDelMunicipio.deshacer

interface DeshacerCargaProps {
  readonly carga: CargaDePaquete
  readonly onEmpezado: (trabajo: string) => void
}

export const DeshacerCarga = ({ carga: { id }, onEmpezado }: DeshacerCargaProps) => {
  const [simulate, simulando] = useSimulateUndoPaqueteMutation()
  const [undo, deshaciendo] = useUndoPaqueteMutation()
  const [pregunta, setPregunta] = useState(false)
  const [motivos, setMotivos] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure>()
  const ask = async () => {
    const { data, error } = await simulate({ params: { id } })
    setFailure(failureOf(error))
    setMotivos(data?.motivos ?? [])
    setPregunta(data !== undefined && data.motivos.length === 0)
  }
  const confirm = async () => {
    const { data, error } = await undo({ params: { id } })
    setPregunta(false)
    setFailure(failureOf(error))
    if (data) onEmpezado(data.id)
  }
  return (
    <>
      {motivos.length > 0 && (
        <Alert kind="aviso" title={motivos[0] ?? ''}>
          {motivos.slice(1).map((motivo) => (
            <p key={motivo}>{motivo}</p>
          ))}
        </Alert>
      )}
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      {motivos.length === 0 && (
        <div className="actions">
          <Button icon="deshacer" loading={simulando.isLoading} onClick={() => void ask()}>
            {t.boton}
          </Button>
        </div>
      )}
      {pregunta && (
        <ConfirmDialog
          title={interpolar(t.titulo, { n: id })}
          confirmLabel={t.boton}
          destructive
          busy={deshaciendo.isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setPregunta(false)}
        >
          <p>{t.pregunta}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
