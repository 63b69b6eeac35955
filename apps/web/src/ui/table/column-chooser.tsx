import { textos } from '@apremia/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import type { ColumnChoice } from './use-columns.ts'
import { DENSIDADES, useDensidad } from './use-densidad.ts'

/** Closes with Escape, which gives the focus back, and when the focus or a click goes elsewhere. */
const useDismiss = (open: boolean, close: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      ref.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', onElsewhere, listening)
    document.addEventListener('focusin', onElsewhere, listening)
    document.addEventListener('keydown', onKeyDown, listening)
    return () => listening.abort()
  }, [open, close])
  return ref
}

type ColumnChooserProps = Pick<ColumnChoice<never>, 'choices' | 'toggle' | 'showAll'>

/** How much room each row takes, in this list and the others. */
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

/** Which columns to see, and how close together. */
export const ColumnChooser = ({ choices, toggle, showAll }: ColumnChooserProps) => {
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
              {choices.map(({ id, name, on }) => (
                <label key={id}>
                  <input type="checkbox" checked={on} onChange={() => toggle(id)} />
                  {name}
                </label>
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
