import { formatPesos, interpolar, sumCentavos, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Expander } from '../../../ui/table/expander.tsx'
import { Casilla } from './casilla.tsx'
import {
  type AnioElegible,
  deUnAbogado,
  entraPorDefecto,
  estaElegido,
  groupPeriodosElegibles,
  type PeriodoDeFicha,
  sePuede,
  toElegido,
} from './periodos.ts'
import { PeriodosTabla } from './periodos-tabla.tsx'
import { enCentavos, type Item, type PeriodoDeSeleccion } from './seleccion.ts'

const t = textos.convenios.ficha.imponible

/**
 * A list of tax periods with at most this number of years shows the years expanded. In a longer list every year starts
 * collapsed.
 */
const ABIERTOS = 1

interface PickerProps {
  readonly item: Item
  readonly periodos: readonly PeriodoDeFicha[]
  readonly abogado: string
  readonly onElegir: (periodos: readonly PeriodoDeSeleccion[]) => void
  readonly onDejar: (periodos: readonly Pick<PeriodoDeSeleccion, 'a' | 'c'>[]) => void
}

export const PeriodosPicker = ({ item, periodos, abogado, ...props }: PickerProps) => {
  const anios = groupPeriodosElegibles(periodos)
  const libres = periodos.filter(entraPorDefecto)
  const tomados = libres.filter((periodo) => estaElegido(item, periodo))
  const choose = (estos: readonly PeriodoDeFicha[], on: boolean) =>
    on ? props.onElegir(deUnAbogado(estos, abogado).map(toElegido)) : props.onDejar(estos)
  return (
    <div className="conv-periodos">
      {libres.length === 0 ? (
        <p className="conv-note">{t.sinDisponibles}</p>
      ) : (
        <div className="conv-todos">
          <Casilla
            label={interpolar(t.todos, { n: libres.length })}
            estado={tomados.length === 0 ? 'no' : tomados.length === libres.length ? 'si' : 'parte'}
            onChange={(on) => choose(libres, on)}
          />
          {item.periodos.length > 0 && (
            <Button variant="ghost" onClick={() => props.onDejar(item.periodos)}>
              {t.ningunPeriodo}
            </Button>
          )}
        </div>
      )}
      <ul className="conv-anios">
        {anios.map((anio) => (
          <AnioDePeriodos
            key={anio.anio}
            anio={anio}
            item={item}
            abierto={anios.length <= ABIERTOS}
            onChoose={choose}
          />
        ))}
      </ul>
    </div>
  )
}

interface AnioProps {
  readonly anio: AnioElegible
  readonly item: Item
  readonly abierto: boolean
  readonly onChoose: (periodos: readonly PeriodoDeFicha[], on: boolean) => void
}

const AnioDePeriodos = ({ anio, item, abierto, onChoose }: AnioProps) => {
  const [open, setOpen] = useState(abierto)
  const id = useId()
  const libres = anio.periodos.filter(sePuede)
  const elegidos = anio.periodos.filter((periodo) => estaElegido(item, periodo))
  const deLibres = libres.filter((periodo) => estaElegido(item, periodo))
  const total = sumCentavos(elegidos.map((periodo) => enCentavos(periodo.total)))
  return (
    <li className="conv-anio">
      <div className="conv-anio-head">
        <Expander
          name={interpolar(textos.deudas.verPeriodos, { anio: anio.anio })}
          open={open}
          controls={id}
          onToggle={() => setOpen(!open)}
        />
        <Casilla
          label={interpolar(t.anio, { anio: anio.anio })}
          name={interpolar(t.elegirAnio, { anio: anio.anio })}
          estado={deLibres.length === 0 ? 'no' : deLibres.length === libres.length ? 'si' : 'parte'}
          disabled={libres.length === 0}
          onChange={(on) => onChoose(libres, on)}
        />
        <span className="conv-note">
          {interpolar(t.disponibles, { n: libres.length, total: anio.periodos.length })}
        </span>
        <span className="conv-anio-total">{elegidos.length > 0 && formatPesos(total)}</span>
      </div>
      {open && (
        <div id={id}>
          <PeriodosTabla anio={anio} item={item} onChoose={onChoose} />
        </div>
      )}
    </li>
  )
}
