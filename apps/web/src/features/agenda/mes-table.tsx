import {
  type Fecha,
  formatFecha,
  interpolar,
  type Mes,
  partsOfFecha,
  semanasDeMes,
  textos,
} from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { formatInteger } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { nombreDeMes } from './mes-elegido.ts'

const t = textos.agenda

type Cuenta = Pick<Data<'getAgenda'>['dias'][number], 'casos' | 'alarmas'>

const NADA: Cuenta = { casos: 0, alarmas: 0 }

interface MesTableProps {
  readonly mes: Mes
  readonly hoy: string
  readonly dia: Fecha | undefined
  readonly casos: ReadonlyMap<string, Cuenta>
  readonly onDia: (dia: Fecha) => void
}

/**
 * Returns the accessible name of a day of the calendar, with its number of cases. A screen reader needs the number,
 * because the colour of the day alone does not tell it.
 */
const rotuloDe = (fecha: Fecha, { casos, alarmas }: Cuenta): string => {
  const dicho = formatFecha(fecha)
  const n = formatInteger(casos)
  const plazos =
    casos === 0
      ? interpolar(t.dia.ninguno, { fecha: dicho })
      : casos === 1
        ? interpolar(t.dia.uno, { fecha: dicho })
        : interpolar(t.dia.varios, { fecha: dicho, n })
  if (alarmas === 0) return plazos
  return alarmas === 1
    ? `${plazos}${t.dia.unaAlarma}`
    : `${plazos}${interpolar(t.dia.variasAlarmas, { n: formatInteger(alarmas) })}`
}

export const MesTable = ({ mes, hoy, dia, casos, onDia }: MesTableProps) => (
  <table className="agenda-mes">
    <caption className="sr-only">{nombreDeMes(mes)}</caption>
    <thead>
      <tr>
        {t.diasDeSemana.map((nombre, i) => (
          <th key={nombre} scope="col" aria-label={nombre}>
            {t.diasCortos[i]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {semanasDeMes(mes.desde, mes.hasta).map((semana) => (
        <tr key={semana[0]}>
          {semana.map((fecha) =>
            fecha < mes.desde || fecha > mes.hasta ? (
              <td key={fecha} />
            ) : (
              <td key={fecha}>
                <DiaButton
                  fecha={fecha}
                  cuenta={casos.get(fecha) ?? NADA}
                  hoy={fecha === hoy}
                  pasado={fecha < hoy}
                  elegido={fecha === dia}
                  onDia={onDia}
                />
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

interface DiaButtonProps {
  readonly fecha: Fecha
  readonly cuenta: Cuenta
  readonly hoy: boolean
  readonly pasado: boolean
  readonly elegido: boolean
  readonly onDia: (dia: Fecha) => void
}

const DiaButton = ({ fecha, cuenta, hoy, pasado, elegido, onDia }: DiaButtonProps) => (
  <button
    type="button"
    className="agenda-dia"
    data-casos={cuenta.casos > 0 || undefined}
    data-pasado={pasado || undefined}
    aria-label={rotuloDe(fecha, cuenta)}
    aria-current={hoy ? 'date' : undefined}
    aria-pressed={elegido}
    onClick={() => onDia(fecha)}
  >
    <span>{partsOfFecha(fecha).day}</span>
    {cuenta.casos > 0 && (
      <strong>
        {formatInteger(cuenta.casos)}
        <span className="agenda-palabra"> {cuenta.casos === 1 ? t.caso : t.casos}</span>
      </strong>
    )}
    {cuenta.alarmas > 0 && (
      <small className="agenda-alarmas">
        <Icon name="alerta" />
        {formatInteger(cuenta.alarmas)}
      </small>
    )}
  </button>
)
