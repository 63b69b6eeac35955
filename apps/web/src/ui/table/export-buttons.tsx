import { textos } from '@apremia/core'
import { Button } from '../button.tsx'
import type { Exportacion } from './exportacion.ts'
import { useDescargas } from './use-descargas.tsx'

/** Buttons that download a table as a workbook or as CSV, for a table without a menu of options. */
export const ExportButtons = ({ exporta }: { readonly exporta: Exportacion }) => {
  const descargas = useDescargas(exporta)
  if (descargas === undefined) return null
  return (
    <>
      <Button icon="excel" {...descargas.stateOf('xlsx')}>
        {textos.comunes.descargarExcel}
      </Button>
      <Button
        icon="descargar"
        variant="ghost"
        aria-label={textos.opcionesDeLista.descargarCsv}
        title={textos.opcionesDeLista.descargarCsv}
        {...descargas.stateOf('csv')}
      >
        {textos.opcionesDeLista.csv}
      </Button>
      {descargas.falla}
    </>
  )
}
