import { textos } from '@apremia/core'
import { useEffect, useRef } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import { downloadResultado, tieneResultado } from './download-resultado.ts'
import { ProgressFrame } from './progress-frame.tsx'
import { resumenDeTrabajo } from './resumen-de-trabajo.ts'
import { estaActivo, type Trabajo } from './trabajo.ts'
import { TrabajoActions } from './trabajo-actions.tsx'
import { useGetTrabajoQuery } from './trabajo-api.ts'
import { TrabajoProgress } from './trabajo-progress.tsx'

const palabrasDe = (tipo: Trabajo['tipo']) => {
  if (tipo === 'recalcular-casos') return textos.casosPantalla.recalculo
  if (tipo === 'evaluar') {
    const { realizacion, falla } = textos.evaluaciones
    return { curso: realizacion.curso, fin: realizacion.terminada, falla: falla.titulo }
  }
  if (tipo === 'imprimir-cartas') return textos.cartas.impresion
  if (tipo === 'deshacer-padron') return textos.padron.vuelta
  const { procesando, procesado, fallaAlProcesar } = textos.titulos
  return { curso: procesando, fin: procesado, falla: fallaAlProcesar }
}

const Outcome = ({ trabajo }: { readonly trabajo: Trabajo }) => {
  const { fin, falla } = palabrasDe(trabajo.tipo)
  if (trabajo.estado === 'terminado') {
    return (
      <Alert kind="exito" title={fin}>
        <p>{resumenDeTrabajo(trabajo)}</p>
      </Alert>
    )
  }
  if (trabajo.estado === 'cancelado') return <Alert kind="aviso" title="La tarea se canceló." />
  return (
    <Alert kind="error" title={falla}>
      {trabajo.error && <p>{trabajo.error.message}</p>}
    </Alert>
  )
}

interface TrabajoFollowProps {
  readonly id: string
  readonly nuevo: boolean
  readonly sinRespuesta: boolean
  readonly onClose: () => void
}

export const TrabajoFollow = ({ id, nuevo, sinRespuesta, onClose }: TrabajoFollowProps) => {
  const dispatch = useAppDispatch()
  const { data: trabajo, error: problem } = useGetTrabajoQuery({ params: { id } })
  const error = failureOf(problem)
  const taken = useRef(false)
  const active = trabajo === undefined || estaActivo(trabajo)

  useEffect(() => {
    if (!nuevo || taken.current || !trabajo || !tieneResultado(trabajo)) return
    taken.current = true
    void dispatch(downloadResultado(trabajo))
  }, [nuevo, trabajo, dispatch])

  return (
    <ProgressFrame ended={!active && !error} onClose={onClose}>
      {trabajo && <p className="progress-file">{trabajo.titulo}</p>}
      {active && sinRespuesta && !error && (
        <Alert kind="aviso" title={textos.comunes.sinConexion.titulo}>
          <p>{textos.comunes.sinConexion.trabajo}</p>
        </Alert>
      )}
      {active && trabajo && !sinRespuesta && (
        <p className="progress-state" role="status">
          {palabrasDe(trabajo.tipo).curso}
        </p>
      )}
      {error && <FailureAlert failure={error} />}
      {!trabajo && !error && <ProgressLine label="Avance" done={0} total={0} />}
      {trabajo && active && !sinRespuesta && <TrabajoProgress trabajo={trabajo} />}
      {trabajo && !active && <Outcome trabajo={trabajo} />}
      {trabajo && (
        <TrabajoActions trabajo={trabajo}>
          {active && (
            <Button variant="ghost" onClick={onClose}>
              Seguir en segundo plano
            </Button>
          )}
        </TrabajoActions>
      )}
    </ProgressFrame>
  )
}
