import { evaluaciones as calls } from '@apremia/api-client'
import { type Cuenta, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { ExportButtons } from '../../ui/table/export-buttons.tsx'
import { exportOf } from '../../ui/table/exportacion.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CasosDeEvaluacion } from './casos-table.tsx'
import { CifrasDeEvaluacion } from './cifras.tsx'
import { useGetEvaluacionQuery, useRecomputeEvaluacionMutation } from './evaluaciones-api.ts'
import { HojaButton } from './hoja-button.tsx'
import { ResultadoTag } from './resultado-tag.tsx'

const t = textos.evaluaciones

const Recalculo = ({ id }: { readonly id: number }) => {
  const [recompute, { data, error, isLoading }] = useRecomputeEvaluacionMutation()
  const failure = failureOf(error)
  return (
    <>
      <div className="actions">
        <Button
          icon="reintentar"
          loading={isLoading}
          onClick={() => void recompute({ params: { id } })}
        >
          {t.acciones.recalcular}
        </Button>
      </div>
      {failure && <FailureAlert failure={failure} />}
      {data && (
        <Alert
          kind={data.igual ? 'exito' : 'error'}
          title={data.igual ? t.recalculo.igual : t.recalculo.distinta}
        >
          <ul>
            {data.diferencias.map((una) => (
              <li key={una}>{una}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

interface EvaluacionFichaProps {
  readonly id: number
  readonly onBack: () => void
}

export const EvaluacionFicha = ({ id, onBack }: EvaluacionFichaProps) => {
  const [cuenta, setCuenta] = useState<Cuenta>()
  const { data, error, refetch } = useGetEvaluacionQuery({ params: { id } })
  const failure = failureOf(error)
  return (
    <div className="stack">
      <div className="actions">
        <Button variant="ghost" icon="volver" onClick={onBack}>
          {t.acciones.volver}
        </Button>
        <ExportButtons
          exporta={exportOf(calls.exportCasosDeEvaluacion, { params: { id }, query: {} }, !data)}
        />
        <HojaButton id={id}>{t.acciones.hoja}</HojaButton>
      </div>
      {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <ListSkeleton />}
      {data && (
        <>
          <p>
            <ResultadoTag resultado={data.resultado} />{' '}
            {interpolar(t.detalle.leyenda, {
              desde: formatDate(data.desde),
              hasta: formatDate(data.hasta),
              fecha: formatDate(data.fecha),
              usuario: data.usuario || textos.comunes.sinDato,
              n: formatInteger(data.actuaciones),
            })}
          </p>
          <CifrasDeEvaluacion datos={data} cuenta={cuenta} onCuenta={setCuenta} />
          {cuenta && <CasosDeEvaluacion key={cuenta} id={id} cuenta={cuenta} />}
          <p className="card-lead">
            {interpolar(t.detalle.sosten, {
              inicial: data.fechaInicial ? formatDate(data.fechaInicial) : textos.comunes.sinDato,
              inicio: data.inicio,
              version: data.version,
            })}
          </p>
          <Recalculo id={id} />
        </>
      )}
    </div>
  )
}
