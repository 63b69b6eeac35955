import { type Cuenta, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate } from '../../ui/format.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CasosDePreEvaluacion } from './casos-table.tsx'
import { CifrasDeEvaluacion } from './cifras.tsx'
import { useGetMaximosDeEvaluacionQuery, useGetPreEvaluacionQuery } from './evaluaciones-api.ts'
import { ResultadoTag } from './resultado-tag.tsx'

const t = textos.evaluaciones

export const PreEvaluacion = () => {
  const [cuenta, setCuenta] = useState<Cuenta>()
  const maximos = useGetMaximosDeEvaluacionQuery({})
  const faltan = maximos.data?.some(({ maximo }) => maximo === null)
  const { data, error, refetch } = useGetPreEvaluacionQuery(
    { query: {} },
    // Lawyers are evaluated against maximum percentages, which an administrator configures. Until all the maximums
    // exist, the screen does not request the evaluation.
    { refetchOnMountOrArgChange: true, skip: faltan !== false },
  )
  const failure = failureOf(maximos.error ?? error)
  return (
    <Card title={t.propia.titulo}>
      {failure && (
        <FailureAlert
          failure={failure}
          onRetry={() => void (maximos.error ? maximos : { refetch }).refetch()}
        />
      )}
      {faltan && !failure && <p>{t.propia.sinMaximos}</p>}
      {!data && !failure && !faltan && <ListSkeleton />}
      {data && !failure && (
        <div className="stack">
          <p className="card-lead">
            {interpolar(t.propia.leyenda, {
              desde: formatDate(data.desde),
              hasta: formatDate(data.hasta),
            })}{' '}
            <ResultadoTag resultado={data.resultado} />
          </p>
          <CifrasDeEvaluacion datos={data} cuenta={cuenta} onCuenta={setCuenta} />
          {cuenta && <CasosDePreEvaluacion key={cuenta} cuenta={cuenta} />}
        </div>
      )}
    </Card>
  )
}
