import { Menu } from 'primereact/menu'
import { useEffect, useId, useRef } from 'react'
import '../prime.ts'
import { Icon } from '../icon.tsx'
import type { OpcionDeLista } from './opcion-de-lista.ts'

interface ListMenuOptionsProps {
  readonly name: string
  readonly opciones: readonly OpcionDeLista[]
}

/** Options of the menu of a list. The options take the focus, and the arrow keys move between them. */
export const ListMenuOptions = ({ name, opciones }: ListMenuOptionsProps) => {
  // The menu needs a fixed id. PrimeReact would only give it an id after the first option has the focus, and then the
  // menu would lose track of the focused option.
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.querySelector('ul')?.focus()
  }, [])
  return (
    <div ref={frame}>
      <Menu
        id={id}
        model={opciones.map(({ label, icon, disabled, onSelect }) => ({
          label,
          icon: <Icon name={icon} />,
          disabled: disabled ?? false,
          command: onSelect,
        }))}
        pt={{ menu: { 'aria-label': name } }}
      />
    </div>
  )
}
