import { textos } from '@apremia/core'
import './pasos.css'

const { pasos: t } = textos.evaluaciones.realizacion

const PASOS = ['mirar', 'guardar'] as const

/** The two steps of a run of evaluations: looking at the results, and saving them. */
export const Pasos = ({ actual }: { readonly actual: (typeof PASOS)[number] }) => (
  <ol className="pasos" aria-label={t.nombre}>
    {PASOS.map((paso) => (
      <li key={paso} aria-current={paso === actual ? 'step' : undefined}>
        {t[paso]}
      </li>
    ))}
  </ol>
)
