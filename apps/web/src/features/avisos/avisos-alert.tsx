import { textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { useGetAvisosQuery, useReadAvisosMutation } from './avisos-api.ts'

const avisos = textos.avisos

export const AvisosAlert = () => {
  const puede = usePuede()
  const { data = [] } = useGetAvisosQuery({}, { skip: !puede('avisos.propios') })
  const [read, { isLoading, error }] = useReadAvisosMutation()
  const last = data.at(-1)
  if (last === undefined) return null
  const failure = failureOf(error)
  return (
    <Alert
      kind="info"
      title={avisos.titulo}
      actions={
        <Button loading={isLoading} onClick={() => void read({ body: { hasta: last.id } })}>
          {avisos.leido}
        </Button>
      }
    >
      {data.map(({ id, texto }) => (
        <p key={id}>{texto}</p>
      ))}
      {failure && <FailureAlert failure={failure} />}
    </Alert>
  )
}
