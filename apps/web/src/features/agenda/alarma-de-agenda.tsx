import { type ClaseDeAlarma, textos } from '@apremia/core'
import { AlarmaPlegada } from '../../panels/alarmas/alarma-plegada.tsx'

const { clases, cortas, calendarios, orientativa } = textos.alarmas

/** A click on the short name of the alarm shows its full meaning and how its days are counted. */
export const AlarmaDeAgenda = ({ clase }: { readonly clase: ClaseDeAlarma }) => (
  <AlarmaPlegada
    kind="aviso"
    icon="alerta"
    text={cortas[clase]}
    porque={`${clases[clase]}. ${orientativa} ${calendarios[clase]}.`}
  />
)
