import { type BloqueDeDeuda, formatFecha, interpolar, isSinSeparar, textos } from '@apremia/core'
import { pesos } from '../../../ui/pesos.ts'
import { Expander } from '../../../ui/table/expander.tsx'
import { Tick } from '../../../ui/tick.tsx'
import {
  claveDeCuota,
  esElegible,
  marcaDe,
  type PeriodoDeDeuda,
  type PeriodosElegidos,
  sumElegidos,
} from './seleccion.ts'

const textosDe = textos.planes.simulacion

interface AnioDePeriodosProps {
  readonly id: string
  readonly delAnio: BloqueDeDeuda<PeriodoDeDeuda>['deudas'][number]
  readonly seleccion: PeriodosElegidos
  readonly abierto: boolean
  readonly onToggle: () => void
  readonly onMark: (periodos: readonly PeriodoDeDeuda[], dentro: boolean) => void
}

export const AnioDePeriodos = ({
  id,
  delAnio,
  seleccion,
  abierto,
  onToggle,
  onMark,
}: AnioDePeriodosProps) => {
  const { anio, lineas, monto } = delAnio
  const { cuantos } = sumElegidos(seleccion, lineas)
  return (
    <li>
      <div className="sim-year">
        <Tick
          marca={marcaDe(seleccion, lineas)}
          name={interpolar(textosDe.elegirAnio, { anio })}
          disabled={!lineas.some(esElegible)}
          onChange={(on) => onMark(lineas, on)}
        />
        <Expander
          name={interpolar(textosDe.verAnio, { anio })}
          open={abierto}
          controls={id}
          onToggle={onToggle}
        />
        <span className="sim-line-name">
          <strong>{anio}</strong>{' '}
          <span className="sim-soft">
            {interpolar(textosDe.deAnio, { n: cuantos, total: lineas.length })}
          </span>
        </span>
        <span className="amount">{pesos(monto)}</span>
      </div>
      {abierto && (
        <ul id={id} className="sim-months">
          {lineas.map((periodo) => (
            <li key={claveDeCuota(periodo)}>
              <label>
                <input
                  type="checkbox"
                  checked={seleccion.has(claveDeCuota(periodo))}
                  disabled={!esElegible(periodo)}
                  onChange={(event) => onMark([periodo], event.target.checked)}
                />
                <span className="sim-line-name">
                  {claveDeCuota(periodo)} <Detalle periodo={periodo} />
                </span>
                <span className="amount">{pesos(periodo.total)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const Detalle = ({ periodo }: { readonly periodo: PeriodoDeDeuda }) => {
  const { vencimiento, legal } = periodo
  return (
    <span className="sim-soft">
      {[
        vencimiento === null ? '' : interpolar(textosDe.vence, { fecha: formatFecha(vencimiento) }),
        legal === '' ? '' : interpolar(textosDe.gestion, { abogado: legal }),
        periodo.total === null ? textosDe.sinImporte : '',
        isSinSeparar(periodo) ? textosDe.sinInteres : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
