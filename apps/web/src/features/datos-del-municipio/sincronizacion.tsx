import { interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../api/failure.ts'
import {
  useGetSincronizacionQuery,
  useStartSincronizacionMutation,
} from '../../panels/cartera/cartera-api.ts'
import { estaActivo } from '../../panels/trabajos/trabajo.ts'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'
import { useMirado } from '../../panels/trabajos/use-mirado.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInstant, formatInteger } from '../../ui/format.ts'
import { EnCurso } from './en-curso.tsx'

const t = textos.sincronizacion

const describeFalta = (sinRespuesta: number, rechazadas: number): string | undefined => {
  if (sinRespuesta > 0) return interpolar(t.faltan, { n: formatInteger(sinRespuesta) })
  return rechazadas > 0 ? interpolar(t.afuera, { n: formatInteger(rechazadas) }) : undefined
}

export const Sincronizacion = () => {
  const { data, error, refetch } = useGetSincronizacionQuery({})
  const [start, { data: pedida, error: refused, isLoading }] = useStartSincronizacionMutation()
  const { data: trabajo, refetch: refetchTrabajo } = useGetTrabajoQuery(
    pedida ? { params: { id: pedida.id } } : skipToken,
  )
  useMirado(pedida?.id)
  const failure = failureOf(error)
  const negada = failureOf(refused)
  const enCurso = pedida !== undefined && (trabajo === undefined || estaActivo(trabajo))
  const terminoMal = trabajo?.error !== undefined && trabajo?.error !== null
  if (failure) return <FailureAlert failure={failure} onRetry={() => void refetch()} />
  if (data === undefined) return null
  const falta = describeFalta(data.sinRespuesta, data.rechazadas)
  return (
    <>
      {pedida !== undefined && (enCurso || terminoMal) && (
        <EnCurso
          trabajo={pedida.id}
          title={t.enMarcha}
          onActualizar={() => void refetchTrabajo()}
        />
      )}
      {negada && <FailureAlert failure={negada} />}
      {!enCurso && (
        <Alert
          kind={data.aplicada === null || falta ? 'aviso' : 'info'}
          title={
            data.aplicada === null
              ? t.sinTraer
              : interpolar(t.datosAl, { momento: formatInstant(data.aplicada) })
          }
          actions={
            <Button
              variant="primary"
              icon="reintentar"
              disabled={isLoading}
              onClick={() => void start({ body: {} })}
            >
              {t.ahora}
            </Button>
          }
        >
          <p>{falta ?? t.deDonde}</p>
          {trabajo?.avisos.map((aviso) => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Alert>
      )}
    </>
  )
}
