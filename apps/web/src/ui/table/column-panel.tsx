import { interpolar, textos } from '@apremia/core'
import { useId } from 'react'
import { Button } from '../button.tsx'
import type { ColumnChoice } from './use-columns.ts'
import { DENSIDADES, useDensidad } from './use-densidad.ts'

const DensityChoice = () => {
  const [densidad, setDensidad] = useDensidad()
  const name = useId()
  return (
    <fieldset className="density">
      <legend>{textos.opcionesDeLista.filas}</legend>
      {DENSIDADES.map((id) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={densidad === id}
            onChange={() => setDensidad(id)}
          />
          {textos.opcionesDeLista.densidades[id]}
        </label>
      ))}
    </fieldset>
  )
}

export const ColumnPanel = ({
  choices,
  toggle,
  move,
  showAll,
}: Omit<ColumnChoice<never>, 'shown'>) => (
  <>
    <fieldset>
      <legend className="sr-only">{textos.opcionesDeLista.columnas}</legend>
      {choices.map(({ id, name, on }, index) => (
        <div key={id} className="column-choice">
          <label>
            <input type="checkbox" checked={on} onChange={() => toggle(id)} />
            {name}
          </label>
          <Button
            variant="ghost"
            icon="ascendente"
            aria-label={interpolar(textos.opcionesDeLista.columnaAntes, { columna: name })}
            title={textos.opcionesDeLista.antes}
            disabled={index === 0}
            onClick={() => move(id, -1)}
          />
          <Button
            variant="ghost"
            icon="descendente"
            aria-label={interpolar(textos.opcionesDeLista.columnaDespues, { columna: name })}
            title={textos.opcionesDeLista.despues}
            disabled={index === choices.length - 1}
            onClick={() => move(id, 1)}
          />
        </div>
      ))}
      <Button variant="ghost" disabled={choices.every(({ on }) => on)} onClick={showAll}>
        {textos.opcionesDeLista.todasLasColumnas}
      </Button>
    </fieldset>
    <DensityChoice />
  </>
)
