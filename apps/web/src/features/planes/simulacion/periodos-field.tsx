import { type BloqueDeDeuda, formatFecha, groupPorAnio, interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Expander } from '../../../ui/table/expander.tsx'
import { pesos } from '../pesos.ts'
import {
  claveDe,
  esElegible,
  type Marca,
  marcaDe,
  marcar,
  type Periodo,
  type Seleccion,
  sumElegidos,
} from './seleccion.ts'

const textosDe = textos.planes.simulacion

/** Up to so many periods, the years start open. */
const POCOS = 12

interface PeriodosFieldProps {
  readonly periodos: readonly Periodo[]
  readonly seleccion: Seleccion
  readonly onChange: (seleccion: Seleccion) => void
  /** Why the server refuses those that are chosen. */
  readonly error: string | undefined
}

/** The periods of the debt, by year: each one, a whole year, or all. */
export const PeriodosField = ({ periodos, seleccion, onChange, error }: PeriodosFieldProps) => {
  const id = useId()
  const { deudas, total } = groupPorAnio(periodos)
  const [abiertos, setAbiertos] = useState<readonly number[]>(() =>
    periodos.length <= POCOS ? deudas.map(({ anio }) => anio) : [],
  )
  const mark = (suyos: readonly Periodo[], dentro: boolean) =>
    onChange(marcar(seleccion, suyos, dentro))
  return (
    <fieldset
      className="sim-periods"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{textosDe.periodos}</legend>
      <label className="sim-year sim-all" htmlFor={`${id}-todos`}>
        <Tick
          id={`${id}-todos`}
          marca={marcaDe(seleccion, periodos)}
          onChange={(on) => mark(periodos, on)}
        />
        <span>{textosDe.todos}</span>
        <span className="amount">{pesos(total)}</span>
      </label>
      <ul className="sim-years">
        {deudas.map((delAnio) => (
          <Anio
            key={delAnio.anio}
            id={`${id}-${delAnio.anio}`}
            delAnio={delAnio}
            seleccion={seleccion}
            abierto={abiertos.includes(delAnio.anio)}
            onToggle={() =>
              setAbiertos(
                abiertos.includes(delAnio.anio)
                  ? abiertos.filter((otro) => otro !== delAnio.anio)
                  : [...abiertos, delAnio.anio],
              )
            }
            onMark={mark}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface AnioProps {
  readonly id: string
  readonly delAnio: BloqueDeDeuda<Periodo>['deudas'][number]
  readonly seleccion: Seleccion
  readonly abierto: boolean
  readonly onToggle: () => void
  readonly onMark: (periodos: readonly Periodo[], dentro: boolean) => void
}

const Anio = ({ id, delAnio, seleccion, abierto, onToggle, onMark }: AnioProps) => {
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
        <span>
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
            <li key={claveDe(periodo)}>
              <label>
                <input
                  type="checkbox"
                  checked={seleccion.has(claveDe(periodo))}
                  disabled={!esElegible(periodo)}
                  onChange={(event) => onMark([periodo], event.target.checked)}
                />
                <span>
                  {claveDe(periodo)} <Detalle periodo={periodo} />
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

const Detalle = ({ periodo }: { readonly periodo: Periodo }) => {
  const { vencimiento, legal } = periodo
  return (
    <span className="sim-soft">
      {[
        vencimiento === null ? '' : interpolar(textosDe.vence, { fecha: formatFecha(vencimiento) }),
        legal === '' ? '' : interpolar(textosDe.gestion, { abogado: legal }),
        esElegible(periodo) ? '' : textosDe.sinImporte,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

interface TickProps {
  readonly marca: Marca
  readonly id?: string
  /** Without it, its label's. */
  readonly name?: string
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** A box for several: ticked, empty, or neither. */
const Tick = ({ id, marca, name, disabled, onChange }: TickProps) => (
  <input
    id={id}
    type="checkbox"
    ref={(box) => {
      if (box) box.indeterminate = marca === 'algunos'
    }}
    checked={marca === 'todos'}
    aria-label={name}
    disabled={disabled}
    onChange={() => onChange(marca !== 'todos')}
  />
)
