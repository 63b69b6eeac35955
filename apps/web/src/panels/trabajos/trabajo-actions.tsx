import { textos } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { later } from '../../ui/later.tsx'
import { downloadResultado, tieneResultado } from './download-resultado.ts'
import { tieneInforme } from './resumen-de-trabajo.ts'
import { trabajoSeguido } from './seguimiento-slice.ts'
import { estaActivo, type Trabajo } from './trabajo.ts'
import { useCancelTrabajoMutation } from './trabajo-api.ts'
import { useReanudar } from './use-reanudar.ts'

const ReportDialog = later(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface TrabajoActionsProps {
  readonly trabajo: Trabajo
  readonly children?: ReactNode
}

export const TrabajoActions = ({ trabajo, children }: TrabajoActionsProps) => {
  const dispatch = useAppDispatch()
  const [cancel, canceling] = useCancelTrabajoMutation()
  const reanudar = useReanudar(trabajo)
  const [downloading, setDownloading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [reporting, setReporting] = useState(false)
  const { id, titulo } = trabajo
  const failed = failure ?? failureOf(canceling.error ?? reanudar?.error)

  const download = async () => {
    setDownloading(true)
    setFailure(await dispatch(downloadResultado(trabajo)))
    setDownloading(false)
  }
  const follow = async (resume: () => Promise<Trabajo | undefined>) => {
    const sigue = await resume()
    if (sigue) dispatch(trabajoSeguido({ id: sigue.id, nuevo: true }))
  }
  return (
    <>
      <div className="actions">
        {tieneResultado(trabajo) && (
          <Button
            icon="descargar"
            aria-label={`Descargar ${trabajo.archivo?.nombre ?? titulo}`}
            loading={downloading}
            onClick={() => void download()}
          >
            Descargar
          </Button>
        )}
        {tieneInforme(trabajo) && (
          <Button
            icon="info"
            aria-label={`Ver informe de ${titulo}`}
            onClick={() => setReporting(true)}
          >
            Ver informe
          </Button>
        )}
        {reanudar && (
          <Button
            icon="reanudar"
            aria-label={`Reanudar ${titulo}`}
            loading={reanudar.isLoading}
            onClick={() => void follow(reanudar.resume)}
          >
            Reanudar
          </Button>
        )}
        {estaActivo(trabajo) && (
          <Button
            icon="cancelar"
            aria-label={`${textos.comunes.cancelar} ${titulo}`}
            loading={canceling.isLoading}
            onClick={() => void cancel({ params: { id } })}
          >
            {textos.comunes.cancelar}
          </Button>
        )}
        {children}
      </div>
      {failed && <FailureAlert failure={failed} />}
      {reporting && <ReportDialog trabajo={trabajo} onClose={() => setReporting(false)} />}
    </>
  )
}
