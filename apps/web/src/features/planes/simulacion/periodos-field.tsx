import { groupPorAnio, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { pesos } from '../../../ui/pesos.ts'
import { Tick } from '../../../ui/tick.tsx'
import { AnioDePeriodos } from './anio-de-periodos.tsx'
import {
  groupAfuera,
  marcaDe,
  marcar,
  type PeriodoDeDeuda,
  type PeriodosElegidos,
} from './seleccion.ts'

const textosDe = textos.planes.simulacion

/**
 * A list of up to this number of tax periods starts with all its years expanded. A longer list starts with its years
 * collapsed.
 */
const POCOS = 12

interface PeriodosFieldProps {
  readonly periodos: readonly PeriodoDeDeuda[]
  readonly seleccion: PeriodosElegidos
  readonly onChange: (seleccion: PeriodosElegidos) => void
  readonly error: string | undefined
}

/**
 * Field to choose the tax periods of a simulated payment plan. The periods that no agreement may include are listed
 * separately, with the reason (D183).
 */
export const PeriodosField = ({ periodos, seleccion, onChange, error }: PeriodosFieldProps) => {
  const id = useId()
  const entran = periodos.filter(({ afuera }) => afuera === null)
  const mark = (suyos: readonly PeriodoDeDeuda[], dentro: boolean) =>
    onChange(marcar(seleccion, suyos, dentro))
  return (
    <fieldset
      className="sim-periods"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{textosDe.periodos}</legend>
      {entran.length === 0 ? (
        <p className="sim-soft">{textosDe.ningunoEntra}</p>
      ) : (
        <>
          <label className="sim-year sim-all" htmlFor={`${id}-todos`}>
            <Tick
              id={`${id}-todos`}
              marca={marcaDe(seleccion, entran)}
              onChange={(on) => mark(entran, on)}
            />
            <span className="sim-line-name">{textosDe.todos}</span>
            <span className="amount">{pesos(groupPorAnio(entran).total)}</span>
          </label>
          <Anios id={id} periodos={entran} seleccion={seleccion} onMark={mark} />
        </>
      )}
      {groupAfuera(periodos).map(({ codigo, periodos: suyos }) => (
        <section key={codigo} className="sim-out" aria-labelledby={`${id}-${codigo}`}>
          <h3 id={`${id}-${codigo}`} className="sim-out-head">
            <span className="sim-line-name">{textosDe.afuera[codigo]}</span>
            <span className="amount">{pesos(groupPorAnio(suyos).total)}</span>
          </h3>
          <Anios id={`${id}-${codigo}`} periodos={suyos} seleccion={seleccion} onMark={mark} />
        </section>
      ))}
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  )
}

interface AniosProps {
  readonly id: string
  readonly periodos: readonly PeriodoDeDeuda[]
  readonly seleccion: PeriodosElegidos
  readonly onMark: (periodos: readonly PeriodoDeDeuda[], dentro: boolean) => void
}

const Anios = ({ id, periodos, seleccion, onMark }: AniosProps) => {
  const { deudas } = groupPorAnio(periodos)
  const [abiertos, setAbiertos] = useState<readonly number[]>(() =>
    periodos.length <= POCOS ? deudas.map(({ anio }) => anio) : [],
  )
  return (
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
          onMark={onMark}
        />
      ))}
    </ul>
  )
}
