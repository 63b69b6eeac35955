import { type ClaseDeAlarma, textos } from '@apremia/core'
import { AlarmaPlegada } from '../../panels/alarmas/alarma-plegada.tsx'

const { clases, cortas, calendarios, orientativa } = textos.alarmas

/** What is warned of; what it is and how its days are counted, to whoever opens it. */
export const AlarmaDeAgenda = ({ clase }: { readonly clase: ClaseDeAlarma }) => (
  <AlarmaPlegada
    kind="aviso"
    icon="alerta"
    text={cortas[clase]}
    porque={`${clases[clase]}. ${orientativa} ${calendarios[clase]}.`}
  />
)
