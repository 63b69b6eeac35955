import type { Mesa } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import './casos.css'
import { useExplainCasoQuery } from './casos-api.ts'
import { PorquePlegado } from './porque-plegado.tsx'

interface FraseDeCasoProps {
  readonly imponible: number
  readonly recurso: string
  readonly mesa: Mesa
}

/**
 * Shows why a case is on its desk (judicial or extrajudicial list) and when its deadline ends. The remaining
 * explanations of the case are in a collapsed section below.
 */
export const FraseDeCaso = ({ imponible, recurso, mesa }: FraseDeCasoProps) => {
  const { currentData, error, isFetching, refetch } = useExplainCasoQuery({
    query: { imponible: String(imponible), recurso },
  })
  const failure = isFetching ? undefined : failureOf(error)
  const frases = [mesa, 'plazo'].flatMap(
    (tema) => currentData?.explicaciones.find(({ que }) => que === tema)?.frase ?? [],
  )
  return (
    <div className="caso-frase">
      {failure && currentData === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : (
        <p>{frases.join(' ')}</p>
      )}
      <PorquePlegado imponible={imponible} recurso={recurso} />
    </div>
  )
}
