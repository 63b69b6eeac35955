import { padron as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { ResultadoTrabajo } from '../../panels/trabajos/resultado-trabajo.tsx'
import { estaActivo } from '../../panels/trabajos/trabajo.ts'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CambiosList } from './cambios-list.tsx'
import { type Carga, useGetCargaQuery } from './cargas-api.ts'
import { ColumnasDeCarga } from './columnas-de-carga.tsx'
import { PorAplicar } from './por-aplicar.tsx'

const { padron, titulos } = textos

const CONTEOS = ['nuevos', 'cambiados', 'iguales', 'bajas', 'rechazadas'] as const

const Conteos = ({ carga }: { readonly carga: Carga }) => (
  <dl className="facts">
    {CONTEOS.map((clave) => (
      <div key={clave}>
        <dt>{padron.conteos[clave]}</dt>
        <dd>{formatInteger(carga[clave])}</dd>
      </div>
    ))}
  </dl>
)

const Rechazadas = ({ id }: { readonly id: number }) => {
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<Failure>()
  const params = { id }
  const download = async () =>
    setFailure(await dispatch(downloadDocument(calls.downloadRechazadas, { params })))
  return (
    <>
      <div className="form-actions">
        <Button icon="descargar" onClick={() => void download()}>
          {padron.descargarRechazadas}
        </Button>
      </div>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}

const Informe = ({ carga }: { readonly carga: Carga }) => (
  <>
    <Conteos carga={carga} />
    <ColumnasDeCarga carga={carga} />
    {carga.rechazadas > 0 && <Rechazadas id={carga.id} />}
    <CambiosList key={carga.id} carga={carga} />
  </>
)

const Trabajando = ({
  carga,
  trabajo: id,
}: {
  readonly carga: Carga
  readonly trabajo: string
}) => {
  const { data: trabajo, error: problem } = useGetTrabajoQuery({ params: { id } })
  const error = failureOf(problem)
  if (error?.status === 404) return null
  if (error) return <FailureAlert failure={error} />
  if (!trabajo) return <ListSkeleton />
  if (estaActivo(trabajo)) return <ResultadoTrabajo id={id} />
  if (trabajo.estado === 'terminado') {
    return carga.estado === 'aplicada' ? <Alert kind="exito" title={titulos.cargaExitosa} /> : null
  }
  return (
    <Alert kind="error" title={titulos.cargaFallida}>
      <p>{trabajo.error?.message ?? 'La carga se canceló: el padrón no cambió.'}</p>
    </Alert>
  )
}

export const CargaCard = ({ id }: { readonly id: number }) => {
  const { data: carga, error: problem, refetch } = useGetCargaQuery({ params: { id } })
  const error = failureOf(problem)
  if (error) return <FailureAlert failure={error} onRetry={() => void refetch()} />
  if (!carga) return <ListSkeleton />
  const { archivo, modo, estado, trabajo } = carga
  const leida = !['leyendo', 'fallida'].includes(estado)
  return (
    <Card title={interpolar(padron.revisar, { archivo })}>
      <p className="card-lead">
        {padron.modos[modo]} · {padron.estados[estado]}
      </p>
      <div className="stack">
        {trabajo !== null && <Trabajando carga={carga} trabajo={trabajo} />}
        {leida && <Informe carga={carga} />}
        {estado === 'revisada' && <PorAplicar key={trabajo} carga={carga} />}
      </div>
    </Card>
  )
}
