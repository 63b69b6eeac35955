import { textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import { writeFaltan } from './filtro.ts'
import type { CasoDeMesa } from './mesas-api.ts'

const { cortas, calendarios, orientativa } = textos.alarmas

const ayudaDe = ({ clase, hasta, faltan }: CasoDeMesa['alarmas'][number]): string =>
  `${formatDate(hasta)}: ${writeFaltan(faltan)}. ${orientativa} ${calendarios[clase]}.`

/** What is warned of besides the deadline (ADR 0034), each with its day, in words as much as in colour; why, to whoever opens it. */
export const AlarmasDeCaso = ({ alarmas }: Pick<CasoDeMesa, 'alarmas'>) => (
  <ul className="mesa-alarmas">
    {alarmas.map((alarma) => (
      <li key={alarma.clase} title={ayudaDe(alarma)}>
        <details>
          <summary>
            <Tag
              kind={alarma.faltan < 0 ? 'error' : 'aviso'}
              icon={alarma.faltan < 0 ? 'alerta' : 'reloj'}
              text={cortas[alarma.clase]}
            />
            <span className="mesa-alarma-fecha">{formatDate(alarma.hasta)}</span>
          </summary>
          <small>{ayudaDe(alarma)}</small>
        </details>
      </li>
    ))}
  </ul>
)
