import { type ClaseDeAlarma, textos } from '@apremia/core'
import { AlarmaPlegada } from '../../panels/alarmas/alarma-plegada.tsx'

const { clases, cortas, calendarios, orientativa } = textos.alarmas

/** Short name of an alarm. The name opens to show the full meaning of the alarm and how its days are counted. */
export const AlarmaDeAgenda = ({ clase }: { readonly clase: ClaseDeAlarma }) => (
  <AlarmaPlegada
    kind="aviso"
    icon="alerta"
    text={cortas[clase]}
    porque={`${clases[clase]}. ${orientativa} ${calendarios[clase]}.`}
  />
)
