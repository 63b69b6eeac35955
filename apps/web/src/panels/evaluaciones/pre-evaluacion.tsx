import { type Cuenta, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate } from '../../ui/format.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { CasosDePreEvaluacion } from './casos-table.tsx'
import { CifrasDeEvaluacion } from './cifras.tsx'
import { useGetPreEvaluacionQuery } from './evaluaciones-api.ts'
import { ResultadoTag } from './resultado-tag.tsx'

const t = textos.evaluaciones

/** What the lawyer's evaluation would say today: which cases fail, why, and how many to mend (D15). */
export const PreEvaluacion = () => {
  const [cuenta, setCuenta] = useState<Cuenta>()
  const { data, error, refetch } = useGetPreEvaluacionQuery(
    { query: {} },
    { refetchOnMountOrArgChange: true },
  )
  const failure = failureOf(error)
  return (
    <Card title={t.propia.titulo}>
      {failure && <FailureAlert failure={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <ListSkeleton />}
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
