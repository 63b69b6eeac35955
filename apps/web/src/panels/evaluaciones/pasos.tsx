import { textos } from '@apremia/core'
import './pasos.css'

const { pasos: t } = textos.evaluaciones.realizacion

const PASOS = ['fechas', 'mirar', 'guardar'] as const

interface PasosProps {
  readonly actual: (typeof PASOS)[number]
  /**
   * Goes back to the step of choosing the dates. Without this function, the name of that step is plain text and not a
   * button.
   */
  readonly onFechas?: () => void
}

/** Steps of a run of evaluations of lawyers: choosing the dates, reviewing the results and saving them. */
export const Pasos = ({ actual, onFechas }: PasosProps) => (
  <ol className="pasos" aria-label={t.nombre}>
    {PASOS.map((paso) => (
      <li key={paso} aria-current={paso === actual ? 'step' : undefined}>
        {paso === 'fechas' && onFechas ? (
          <button type="button" className="link-button" onClick={onFechas}>
            {t[paso]}
          </button>
        ) : (
          t[paso]
        )}
      </li>
    ))}
  </ol>
)
