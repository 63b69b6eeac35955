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
 * Shows why a case is on its work list (judicial or extrajudicial) and when its deadline ends. A collapsed section
 * below has the other explanations of the case.
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
