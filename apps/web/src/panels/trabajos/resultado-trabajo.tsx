import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { downloadResultado, tieneResultado } from './download-resultado.ts'
import { resumenDeTrabajo } from './resumen-de-trabajo.ts'
import { trabajoSeguido } from './seguimiento-slice.ts'
import { estaActivo } from './trabajo.ts'
import { useGetTrabajoQuery } from './trabajo-api.ts'
import { TrabajoProgress } from './trabajo-progress.tsx'
import { TrabajoReport } from './trabajo-report.tsx'

export const ResultadoTrabajo = ({ id }: { readonly id: string }) => {
  const dispatch = useAppDispatch()
  const { data: trabajo, error: problem } = useGetTrabajoQuery({ params: { id } })
  const error = failureOf(problem)
  if (error) return <FailureAlert failure={error} />
  if (!trabajo) return null
  if (estaActivo(trabajo)) {
    return (
      <Alert
        kind="info"
        title={textos.titulos.procesando}
        actions={
          <Button onClick={() => dispatch(trabajoSeguido({ id, nuevo: true }))}>
            Ver el avance
          </Button>
        }
      >
        <TrabajoProgress trabajo={trabajo} />
      </Alert>
    )
  }
  return (
    <div className="stack">
      {trabajo.estado === 'terminado' && (
        <Alert
          kind="exito"
          title={textos.titulos.procesado}
          actions={
            tieneResultado(trabajo) && (
              <Button icon="descargar" onClick={() => void dispatch(downloadResultado(trabajo))}>
                Descargar de nuevo
              </Button>
            )
          }
        >
          <p>{trabajo.archivo?.nombre ?? trabajo.titulo}</p>
          <p>{resumenDeTrabajo(trabajo)}</p>
        </Alert>
      )}
      {trabajo.estado === 'cancelado' && <Alert kind="aviso" title="La tarea se canceló." />}
      {trabajo.estado === 'fallido' && !trabajo.error && (
        <Alert kind="error" title={textos.titulos.fallaAlProcesar} />
      )}
      <TrabajoReport trabajo={trabajo} />
    </div>
  )
}
