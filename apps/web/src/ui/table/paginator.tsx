import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { formatInteger } from '../format.ts'
import type { IconName } from '../icon.tsx'

export const PAGE_SIZES = [25, 50, 100, 200] as const

export interface PaginaDeLista {
  readonly pagina: number
  readonly porPagina: number
  /**
   * Goes to a page. `replace` is true when the current page does not exist, so that Back does not return to that page.
   */
  readonly goTo: (pagina: number, options?: { readonly replace: boolean }) => void
  /** Changes the number of rows per page. When absent, this number is fixed. */
  readonly resize?: (size: number) => void
}

interface PaginatorProps {
  readonly label: string
  readonly lista: PaginaDeLista
  readonly total: number
  readonly children?: ReactNode
}

export const Paginator = (props: PaginatorProps) => {
  const { label, lista, total, children } = props
  const { pagina, porPagina, goTo, resize } = lista
  const sizeId = useId()
  const last = Math.max(1, Math.ceil(total / porPagina))
  // Reason why the button does nothing on the first page. The button is not `disabled`, because a disabled button would
  // lose the focus.
  const enLaPrimera = pagina <= 1 ? 'Ya está en la primera página' : undefined
  const enLaUltima = pagina >= last ? 'Ya está en la última página' : undefined
  const step = (icon: IconName, name: string, target: number, impedimento: string | undefined) => (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={name}
      impedimento={impedimento}
      onClick={() => goTo(target)}
    />
  )
  return (
    <div className="paginator">
      <p className="paginator-total" role="status">
        {interpolar(textos.comunes.total, { n: formatInteger(total) })}
      </p>
      {children}
      {resize && (
        <div className="paginator-size">
          <label htmlFor={sizeId}>Filas por página</label>
          <select
            id={sizeId}
            value={porPagina}
            onChange={(event) => resize(Number(event.target.value))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
      {last > 1 && (
        <nav className="paginator-steps" aria-label={`Páginas de ${label}`}>
          {step('primera', 'Primera página', 1, enLaPrimera)}
          {step('anterior', 'Página anterior', pagina - 1, enLaPrimera)}
          <span>
            Página {formatInteger(pagina)} de {formatInteger(last)}
          </span>
          {step('siguiente', 'Página siguiente', pagina + 1, enLaUltima)}
          {step('ultima', 'Última página', last, enLaUltima)}
        </nav>
      )}
    </div>
  )
}
