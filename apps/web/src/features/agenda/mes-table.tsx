import {
  type Fecha,
  formatFecha,
  interpolar,
  type Mes,
  partsOfFecha,
  semanasDeMes,
  textos,
} from '@apremia/core'
import { formatInteger } from '../../ui/format.ts'
import { nombreDeMes } from './mes-elegido.ts'

const t = textos.agenda

interface MesTableProps {
  readonly mes: Mes
  readonly hoy: string
  readonly dia: Fecha | undefined
  readonly casos: ReadonlyMap<string, number>
  readonly onDia: (dia: Fecha) => void
}

/** Said of a day: how many cases, never only a colour. */
const rotuloDe = (fecha: Fecha, n: number): string => {
  const dicho = formatFecha(fecha)
  if (n === 0) return interpolar(t.dia.ninguno, { fecha: dicho })
  return n === 1
    ? interpolar(t.dia.uno, { fecha: dicho })
    : interpolar(t.dia.varios, { fecha: dicho, n: formatInteger(n) })
}

/** A month, from Monday to Sunday: each of its days is a button that lists what falls due. */
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
                  n={casos.get(fecha) ?? 0}
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
  readonly n: number
  readonly hoy: boolean
  readonly pasado: boolean
  readonly elegido: boolean
  readonly onDia: (dia: Fecha) => void
}

const DiaButton = ({ fecha, n, hoy, pasado, elegido, onDia }: DiaButtonProps) => (
  <button
    type="button"
    className="agenda-dia"
    data-casos={n > 0 || undefined}
    data-pasado={pasado || undefined}
    aria-label={rotuloDe(fecha, n)}
    aria-current={hoy ? 'date' : undefined}
    aria-pressed={elegido}
    onClick={() => onDia(fecha)}
  >
    <span>{partsOfFecha(fecha).day}</span>
    {n > 0 && (
      <strong>
        {formatInteger(n)}
        <span className="agenda-palabra"> {n === 1 ? t.caso : t.casos}</span>
      </strong>
    )}
  </button>
)
