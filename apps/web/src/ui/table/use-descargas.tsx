import type { FormatoDeExportacion } from '@apremia/api-client'
import { type ReactNode, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { FailureAlert } from '../failure-alert.tsx'
import type { Exportacion } from './exportacion.ts'

interface Rejected {
  readonly formato: FormatoDeExportacion
  readonly failure: Failure
}

interface Descarga {
  readonly loading: boolean
  readonly disabled: boolean
  readonly onClick: () => void
}

interface Descargas {
  readonly stateOf: (formato: FormatoDeExportacion) => Descarga
  readonly falla: ReactNode
}

/**
 * Returns the downloads of a list. Undefined when the list has no export, or when the person may not export, such as a
 * guest (S1 §6, D10; ux 9).
 */
export const useDescargas = (exportacion: Exportacion | undefined): Descargas | undefined => {
  const dispatch = useAppDispatch()
  const puede = usePuede()
  const [downloading, setDownloading] = useState<FormatoDeExportacion>()
  const [rejected, setRejected] = useState<Rejected>()
  if (exportacion === undefined) return undefined
  const { capacidad, vacia } = exportacion
  if (capacidad !== 'publica' && !puede(capacidad)) return undefined
  const download = async (formato: FormatoDeExportacion) => {
    setDownloading(formato)
    const failure = await dispatch(exportacion.download(formato))
    setRejected(failure && { formato, failure })
    setDownloading(undefined)
  }
  return {
    stateOf: (formato) => ({
      loading: downloading === formato,
      disabled: vacia || (downloading !== undefined && downloading !== formato),
      onClick: () => void download(formato),
    }),
    falla: rejected && (
      <div className="toolbar-failure">
        <FailureAlert
          failure={rejected.failure}
          onRetry={() => void download(rejected.formato)}
          onClose={() => setRejected(undefined)}
        />
      </div>
    ),
  }
}
