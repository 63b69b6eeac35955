import { interpolar, textos } from '@apremia/core'
import type { Failure } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatBytes } from '../../ui/format.ts'

const t = textos.padron.envio

interface EnvioAMediasProps {
  readonly envio: { readonly archivo: string; readonly recibido: number; readonly tamano: number }
  readonly dejando: boolean
  readonly failure: Failure | undefined
  readonly onDejar: () => void
  readonly onCloseFailure: () => void
}

/** Alert about an interrupted upload that can be resumed, even if it started on an earlier visit to the page. */
export const EnvioAMedias = (props: EnvioAMediasProps) => {
  const { envio, dejando, failure, onDejar, onCloseFailure } = props
  const { archivo, recibido, tamano } = envio
  const cuanto = { archivo, recibido: formatBytes(recibido), tamano: formatBytes(tamano) }
  return (
    <>
      {failure && <FailureAlert failure={failure} onClose={onCloseFailure} />}
      <Alert
        kind="aviso"
        title={interpolar(t.aMedias, cuanto)}
        actions={
          <Button loading={dejando} onClick={onDejar}>
            {t.dejar}
          </Button>
        }
      >
        <p>{t.seguir}</p>
      </Alert>
    </>
  )
}
