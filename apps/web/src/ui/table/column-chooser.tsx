import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Button } from '../button.tsx'
import { useDismiss } from '../use-dismiss.ts'
import type { ColumnChoice } from './use-columns.ts'
import { DENSIDADES, useDensidad } from './use-densidad.ts'

type ColumnChooserProps = Pick<ColumnChoice<never>, 'choices' | 'toggle' | 'move' | 'showAll'>

const DensityChoice = () => {
  const [densidad, setDensidad] = useDensidad()
  const name = useId()
  return (
    <fieldset className="density">
      <legend>{textos.comunes.filas}</legend>
      {DENSIDADES.map((id) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={densidad === id}
            onChange={() => setDensidad(id)}
          />
          {textos.comunes.densidades[id]}
        </label>
      ))}
    </fieldset>
  )
}

export const ColumnChooser = ({ choices, toggle, move, showAll }: ColumnChooserProps) => {
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const ref = useDismiss(open, close)
  const panelId = useId()
  return (
    <div className="column-chooser" ref={ref}>
      <Button
        icon="columnas"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {textos.comunes.columnas}
      </Button>
      <div id={panelId} className="column-choices" hidden={!open}>
        {open && (
          <>
            <fieldset>
              <legend className="sr-only">{textos.comunes.columnas}</legend>
              {choices.map(({ id, name, on }, index) => (
                <div key={id} className="column-choice">
                  <label>
                    <input type="checkbox" checked={on} onChange={() => toggle(id)} />
                    {name}
                  </label>
                  <Button
                    variant="ghost"
                    icon="ascendente"
                    aria-label={interpolar(textos.comunes.columnaAntes, { columna: name })}
                    title={textos.comunes.antes}
                    disabled={index === 0}
                    onClick={() => move(id, -1)}
                  />
                  <Button
                    variant="ghost"
                    icon="descendente"
                    aria-label={interpolar(textos.comunes.columnaDespues, { columna: name })}
                    title={textos.comunes.despues}
                    disabled={index === choices.length - 1}
                    onClick={() => move(id, 1)}
                  />
                </div>
              ))}
              <Button variant="ghost" disabled={choices.every(({ on }) => on)} onClick={showAll}>
                {textos.comunes.todasLasColumnas}
              </Button>
            </fieldset>
            <DensityChoice />
          </>
        )}
      </div>
    </div>
  )
}
