import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { EnvioAMedias } from '../../panels/envio-por-partes/envio-a-medias.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { useDiscardEnvioDePaqueteMutation, useGetEnvioDePaqueteQuery } from './paquetes-api.ts'

export const PaqueteAMedias = () => {
  const { data, error, refetch } = useGetEnvioDePaqueteQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const [discard, { isLoading }] = useDiscardEnvioDePaqueteMutation()
  const [failure, setFailure] = useState<Failure>()
  const problem = failureOf(error)
  if (problem) return <FailureAlert failure={problem} onRetry={() => void refetch()} />
  if (!data?.envio) return null
  const { id } = data.envio
  const dejar = async () => setFailure(failureOf((await discard({ params: { id } })).error))
  return (
    <EnvioAMedias
      envio={data.envio}
      dejando={isLoading}
      failure={failure}
      onDejar={() => void dejar()}
      onCloseFailure={() => setFailure(undefined)}
    />
  )
}
