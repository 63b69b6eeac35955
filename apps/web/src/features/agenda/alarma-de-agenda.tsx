import { type ClaseDeAlarma, textos } from '@apremia/core'
import { AlarmaPlegada } from '../../panels/alarmas/alarma-plegada.tsx'

const { clases, cortas, calendarios, orientativa } = textos.alarmas

/**
 * Short name of an alarm, the warning that a deadline of the case is near. A click on the name shows the full meaning
 * and how the days are counted.
 */
export const AlarmaDeAgenda = ({ clase }: { readonly clase: ClaseDeAlarma }) => (
  <AlarmaPlegada
    kind="aviso"
    icon="alerta"
    text={cortas[clase]}
    porque={`${clases[clase]}. ${orientativa} ${calendarios[clase]}.`}
  />
)
