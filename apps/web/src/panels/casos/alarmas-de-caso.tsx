import { textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { AlarmaPlegada } from '../alarmas/alarma-plegada.tsx'
import type { CasoDeMesa } from '../mesas/mesas-api.ts'
import { writeFaltan } from './write-faltan.ts'
import './casos.css'

const { cortas, calendarios, orientativa } = textos.alarmas

const porqueDe = ({ clase, hasta, faltan }: CasoDeMesa['alarmas'][number]): string =>
  `${formatDate(hasta)}: ${writeFaltan(faltan)}. ${orientativa} ${calendarios[clase]}.`

/**
 * Warnings (alarms) that the case, or a precautionary measure or payment agreement of the case, is about to expire
 * (ADR 0034). The deadline of the case itself is shown separately.
 */
export const AlarmasDeCaso = ({ alarmas }: Pick<CasoDeMesa, 'alarmas'>) => (
  <ul className="mesa-alarmas">
    {alarmas.map((alarma) => (
      <li key={alarma.clase}>
        <AlarmaPlegada
          kind={alarma.faltan < 0 ? 'error' : 'aviso'}
          icon={alarma.faltan < 0 ? 'alerta' : 'reloj'}
          text={cortas[alarma.clase]}
          porque={porqueDe(alarma)}
        >
          <span className="mesa-alarma-fecha">{formatDate(alarma.hasta)}</span>
        </AlarmaPlegada>
      </li>
    ))}
  </ul>
)
