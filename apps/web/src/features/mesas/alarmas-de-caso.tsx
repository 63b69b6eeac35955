import { type ClaseDeAlarma, textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import { writeFaltan } from './filtro.ts'
import type { CasoDeMesa } from './mesas-api.ts'

const { cortas, calendarios, orientativa } = textos.alarmas

const ayudaDe = (clase: ClaseDeAlarma, faltan: number): string =>
  `${writeFaltan(faltan)}. ${orientativa} ${calendarios[clase]}.`

/** What is warned of besides the deadline (ADR 0034), each with its day: told by words as much as by colour. */
export const AlarmasDeCaso = ({ alarmas }: Pick<CasoDeMesa, 'alarmas'>) => (
  <ul className="mesa-alarmas">
    {alarmas.map(({ clase, hasta, faltan }) => (
      <li key={clase} title={ayudaDe(clase, faltan)}>
        <Tag
          kind={faltan < 0 ? 'error' : 'aviso'}
          icon={faltan < 0 ? 'alerta' : 'reloj'}
          text={cortas[clase]}
        />
        {formatDate(hasta)}
      </li>
    ))}
  </ul>
)
