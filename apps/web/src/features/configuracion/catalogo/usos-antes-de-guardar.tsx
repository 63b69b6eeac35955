import { describeUsos, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import type { Query } from '../../../api/endpoint.ts'
import { failureOf } from '../../../api/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { useReveal } from '../../../ui/use-reveal.ts'
import { useGetUsosDeCatalogoQuery } from '../configuracion-api.ts'

const { usos: t } = textos.catalogos

interface UsosAntesDeGuardarProps {
  readonly query: Query<'getUsosDeCatalogo'>
  /** True when the change stops offering the row. */
  readonly retira: boolean
}

/** Scrolls to its content, which the fields of the dialog would leave out of sight. */
const Revelado = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useReveal<HTMLDivElement>()}>{children}</div>
)

/** Tells how many records use a row of a catalogue, before the row changes or is no longer offered. */
export const UsosAntesDeGuardar = ({ query, retira }: UsosAntesDeGuardarProps) => {
  const { data, error, isFetching, refetch } = useGetUsosDeCatalogoQuery(
    { query },
    // Other people may have used the row since the last request, so the uses are counted again.
    { refetchOnMountOrArgChange: true },
  )
  const failure = failureOf(error)
  if (isFetching)
    return (
      <p role="status">
        <span className="spinner" aria-hidden="true" /> {t.contando}
      </p>
    )
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  if (data === undefined) return null
  return (
    <Revelado>
      <Alert kind={data.usos.length === 0 ? 'info' : 'aviso'} title={describeUsos(data.usos)}>
        <p>{retira ? t.retiro : t.cambio}</p>
      </Alert>
    </Revelado>
  )
}
