import { textos } from '@apremia/core'
import './pasos.css'

const { pasos: t } = textos.evaluaciones.realizacion

const PASOS = ['mirar', 'guardar'] as const

interface PasosProps {
  readonly actual: (typeof PASOS)[number]
  /** Goes back to the first step. Without it, the first step is not a button. */
  readonly onMirar?: () => void
}

/** The two steps of a run of evaluations: looking at the results, and saving them. */
export const Pasos = ({ actual, onMirar }: PasosProps) => (
  <ol className="pasos" aria-label={t.nombre}>
    {PASOS.map((paso) => (
      <li key={paso} aria-current={paso === actual ? 'step' : undefined}>
        {paso === 'mirar' && onMirar ? (
          <button type="button" className="link-button" onClick={onMirar}>
            {t[paso]}
          </button>
        ) : (
          t[paso]
        )}
      </li>
    ))}
  </ol>
)
