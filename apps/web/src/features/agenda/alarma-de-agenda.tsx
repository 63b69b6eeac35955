import { type ClaseDeAlarma, textos } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'

const { clases, cortas, calendarios, orientativa } = textos.alarmas

/** What is warned of in a word; what it is and how its days are counted, to whoever opens it. */
export const AlarmaDeAgenda = ({ clase }: { readonly clase: ClaseDeAlarma }) => {
  const ayuda = `${clases[clase]}. ${orientativa} ${calendarios[clase]}.`
  return (
    <details className="agenda-alarma" title={ayuda}>
      <summary>
        <Tag kind="aviso" icon="alerta" text={cortas[clase]} />
      </summary>
      <small>{ayuda}</small>
    </details>
  )
}
