import { interpolar, textos } from '@apremia/core'
import { formatDuration, formatInteger } from '../../ui/format.ts'
import { ProgressLine } from '../../ui/progress.tsx'
import { elapsedOf, remainingOf } from './resumen-de-trabajo.ts'
import type { Trabajo } from './trabajo.ts'
import { useNow } from './use-now.ts'

export const TrabajoProgress = ({ trabajo }: { readonly trabajo: Trabajo }) => {
  const now = useNow(true)
  const { hecho, total, paso } = trabajo
  const remaining = remainingOf(trabajo, now)
  const avance = interpolar(textos.titulos.avance, {
    n: formatInteger(hecho),
    total: formatInteger(total),
  })
  return (
    <div className="progress">
      <ProgressLine label={`Avance de ${trabajo.titulo}`} done={hecho} total={total} />
      <p className="progress-figures">
        <strong>{total > 0 ? avance : paso || 'En espera'}</strong>
        {total > 0 && paso !== '' && <span>{paso}</span>}
        <span>
          {formatDuration(elapsedOf(trabajo, now))}
          {remaining !== undefined && ` · faltan ${formatDuration(remaining)}`}
        </span>
      </p>
    </div>
  )
}
