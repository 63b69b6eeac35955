import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { formatInteger } from '../format.ts'
import type { IconName } from '../icon.tsx'

export const PAGE_SIZES = [25, 50, 100, 200] as const

interface PaginatorProps {
  readonly label: string
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
  /** Without it the size of the page is fixed. */
  readonly onPageSize?: (size: number) => void
  /** How fresh the rows are. */
  readonly children?: ReactNode
}

/** Footer of a list: 'TOTAL: n resultados' (S1 §2), where one is, and how to move. */
export const Paginator = (props: PaginatorProps) => {
  const { label, page, pageSize, total, onPage, onPageSize, children } = props
  const sizeId = useId()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const step = (icon: IconName, name: string, target: number) => (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={name}
      disabled={target < 1 || target > last || target === page}
      onClick={() => onPage(target)}
    />
  )
  return (
    <div className="paginator">
      <p className="paginator-total" role="status">
        {interpolar(textos.comunes.total, { n: formatInteger(total) })}
      </p>
      {children}
      {onPageSize && (
        <div className="paginator-size">
          <label htmlFor={sizeId}>Filas por página</label>
          <select
            id={sizeId}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
      {last > 1 && (
        <nav className="paginator-steps" aria-label={`Páginas de ${label}`}>
          {step('primera', 'Primera página', 1)}
          {step('anterior', 'Página anterior', page - 1)}
          <span>
            Página {formatInteger(page)} de {formatInteger(last)}
          </span>
          {step('siguiente', 'Página siguiente', page + 1)}
          {step('ultima', 'Última página', last)}
        </nav>
      )}
    </div>
  )
}
