import type { ResultadoDeEvaluacion } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'

export const ResultadoTag = ({
  resultado,
  mas = '',
}: {
  readonly resultado: ResultadoDeEvaluacion
  readonly mas?: string
}) =>
  resultado === 'Aprobado' ? (
    <Tag kind="exito" icon="exito" text={`${resultado}${mas}`} />
  ) : (
    <Tag kind="error" icon="error" text={`${resultado}${mas}`} />
  )
