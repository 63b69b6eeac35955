import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { later } from '../later.tsx'
import type { Exportacion } from './exportacion.ts'
import { Tools } from './tools.tsx'
import type { ColumnChoice } from './use-columns.ts'
import { useDescargas } from './use-descargas.tsx'
import type { VistasDeLista } from './use-lista.ts'

const ListMenu = later(async () => (await import('./list-menu.tsx')).ListMenu, null)

export interface ListToolsProps {
  readonly vistas?: VistasDeLista | undefined
  readonly choice?: Omit<ColumnChoice<never>, 'shown'> | undefined
  readonly exporta?: Exportacion | undefined
  readonly children?: ReactNode
}

/**
 * Tools above a list: its own buttons, one menu with the saved views, the columns and the CSV file, and the Excel
 * button that the specification asks for.
 */
export const ListTools = ({ vistas, choice, exporta, children }: ListToolsProps) => {
  const descargas = useDescargas(exporta)
  const csv = descargas?.stateOf('csv')
  return (
    <Tools>
      {children}
      <ListMenu
        vistas={vistas}
        choice={choice}
        otras={
          csv
            ? [
                {
                  label: textos.opcionesDeLista.descargarCsv,
                  icon: 'descargar',
                  disabled: csv.disabled,
                  loading: csv.loading,
                  onSelect: csv.onClick,
                },
              ]
            : []
        }
      />
      {descargas && (
        <Button icon="excel" {...descargas.stateOf('xlsx')}>
          {textos.comunes.descargarExcel}
        </Button>
      )}
      {descargas?.falla}
    </Tools>
  )
}
