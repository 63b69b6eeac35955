import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatBytes } from '../../ui/format.ts'
import { Sending } from '../../ui/sending.tsx'
import { useDiscardEnvioMutation, useGetEnvioQuery } from './cargas-api.ts'
import type { AvanceDeEnvio } from './send-padron.ts'

const t = textos.padron.envio

const cuanto = ({ archivo, recibido, tamano }: AvanceDeEnvio) => ({
  archivo,
  recibido: formatBytes(recibido),
  tamano: formatBytes(tamano),
})

interface EnvioEnCursoProps {
  readonly avance: AvanceDeEnvio
  readonly onDetener: () => void
}

export const EnvioEnCurso = ({ avance, onDetener }: EnvioEnCursoProps) => (
  <Sending
    label={interpolar(t.enviando, avance)}
    cuanto={interpolar(t.van, cuanto(avance))}
    done={avance.recibido}
    total={avance.tamano}
    detener={t.detener}
    onDetener={onDetener}
  />
)

/** Shows an upload that was interrupted, even before this page was opened, with the ways to resume or discard it. */
export const EnvioAMedias = () => {
  const { data, error, refetch } = useGetEnvioQuery({})
  const [discard, { isLoading }] = useDiscardEnvioMutation()
  const [failure, setFailure] = useState<Failure>()
  const problem = failureOf(error)
  if (problem) return <FailureAlert failure={problem} onRetry={() => void refetch()} />
  if (!data?.envio) return null
  const { id, ...avance } = data.envio
  const dejar = async () => setFailure(failureOf((await discard({ params: { id } })).error))
  return (
    <>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      <Alert
        kind="aviso"
        title={interpolar(t.aMedias, cuanto(avance))}
        actions={
          <Button loading={isLoading} onClick={() => void dejar()}>
            {t.dejar}
          </Button>
        }
      >
        <p>{t.seguir}</p>
      </Alert>
    </>
  )
}
