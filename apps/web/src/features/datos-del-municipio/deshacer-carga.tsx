import { interpolar, textos } from '@apremia/core'
import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { estaActivo } from '../../panels/trabajos/trabajo.ts'
import { TrabajoActions } from '../../panels/trabajos/trabajo-actions.tsx'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'
import { TrabajoProgress } from '../../panels/trabajos/trabajo-progress.tsx'
import { useMirado } from '../../panels/trabajos/use-mirado.ts'
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

interface EnCursoProps {
  readonly trabajo: string
  readonly onFin: () => void
}

/** How the undoing goes; its end is told by the load itself, or by the reason of the job. */
const Deshaciendose = ({ trabajo: id, onFin }: EnCursoProps) => {
  const { data: trabajo, error } = useGetTrabajoQuery({ params: { id } })
  useMirado(id)
  const termino = trabajo !== undefined && !estaActivo(trabajo)
  useEffect(() => {
    if (termino) onFin()
  }, [termino, onFin])
  const failure = failureOf(error)
  if (failure) return <FailureAlert failure={failure} />
  if (trabajo?.error) return <Alert kind="error" title={trabajo.error.message} />
  if (trabajo === undefined || termino) return null
  return (
    <Alert kind="info" title={t.curso} actions={<TrabajoActions trabajo={trabajo} />}>
      <TrabajoProgress trabajo={trabajo} />
    </Alert>
  )
}

interface DeshacerCargaProps {
  readonly carga: CargaDePaquete
  readonly onActualizar: () => void
}

/** The way to put everything as it was before the last load: asked first whether it can be. */
export const DeshacerCarga = ({ carga: { id }, onActualizar }: DeshacerCargaProps) => {
  const [simulate, simulando] = useSimulateUndoPaqueteMutation()
  const [undo, deshaciendo] = useUndoPaqueteMutation()
  const [pregunta, setPregunta] = useState(false)
  const [motivos, setMotivos] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [trabajo, setTrabajo] = useState<string>()
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
    if (data) setTrabajo(data.id)
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
      {trabajo !== undefined && <Deshaciendose trabajo={trabajo} onFin={onActualizar} />}
      {trabajo === undefined && motivos.length === 0 && (
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
