import { groupPorAnio, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { pesos } from '../../../ui/pesos.ts'
import { Tick } from '../../../ui/tick.tsx'
import { AnioDePeriodos } from './anio-de-periodos.tsx'
import { marcaDe, marcar, type PeriodoDeDeuda, type PeriodosElegidos } from './seleccion.ts'

const textosDe = textos.planes.simulacion

/** Up to so many periods, the years start open. */
const POCOS = 12

interface PeriodosFieldProps {
  readonly periodos: readonly PeriodoDeDeuda[]
  readonly seleccion: PeriodosElegidos
  readonly onChange: (seleccion: PeriodosElegidos) => void
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
  const mark = (suyos: readonly PeriodoDeDeuda[], dentro: boolean) =>
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
          <AnioDePeriodos
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
