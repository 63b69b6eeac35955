import { textos } from '@apremia/core'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

export interface Chip {
  readonly id: string
  readonly name: string
  readonly value: string
}

interface FilterChipsProps {
  readonly chips: readonly Chip[]
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
}

export const FilterChips = ({ chips, onRemove, onClear }: FilterChipsProps) => {
  if (chips.length === 0) {
    return (
      <p className="chips-none">
        <span>{textos.comunes.filtrosVacios}</span>
      </p>
    )
  }
  return (
    <div className="chips">
      <ul aria-label={textos.comunes.filtrosAplicados}>
        {chips.map(({ id, name, value }) => (
          <li key={id}>
            <button type="button" className="filter-chip" onClick={() => onRemove(id)}>
              <span className="sr-only">Quitar el filtro</span>{' '}
              <span className="filter-chip-name">{name}:</span>{' '}
              <span className="filter-chip-value">{value}</span>
              <Icon name="quitar" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" icon="quitar" onClick={onClear}>
        {textos.comunes.limpiarFiltros}
      </Button>
    </div>
  )
}
