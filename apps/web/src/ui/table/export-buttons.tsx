import type { FormatoDeExportacion, InputOf, QueryOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { FileEntry } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../button.tsx'
import { FailureAlert } from '../failure-alert.tsx'

type ExportEntry<E> = QueryOf<E> extends { readonly formato: FormatoDeExportacion } ? E : never

interface ExportButtonsProps<E extends FileEntry> {
  readonly entry: E & ExportEntry<E>
  /** Filter and order of the list on screen. The exported file contains all the rows, not only the page on screen. */
  readonly input: InputOf<E>
  readonly disabled?: boolean
}

interface Rejected {
  readonly formato: FormatoDeExportacion
  readonly failure: Failure
}

/**
 * Shows the buttons that export a list to a workbook or to CSV. A person without permission to export, such as a guest,
 * does not see the buttons (S1 §6, D10; ux 9).
 */
export const ExportButtons = <E extends FileEntry>(props: ExportButtonsProps<E>) => {
  const { entry, input, disabled = false } = props
  const dispatch = useAppDispatch()
  const puede = usePuede()
  const [downloading, setDownloading] = useState<FormatoDeExportacion>()
  const [rejected, setRejected] = useState<Rejected>()
  if (entry.capacidad !== 'publica' && !puede(entry.capacidad)) return null
  const download = async (formato: FormatoDeExportacion) => {
    setDownloading(formato)
    const asked = { ...input, query: { ...input.query, formato } } as InputOf<E>
    const failure = await dispatch(downloadDocument(entry, asked))
    setRejected(failure && { formato, failure })
    setDownloading(undefined)
  }
  const stateOf = (formato: FormatoDeExportacion) => ({
    loading: downloading === formato,
    disabled: disabled || (downloading !== undefined && downloading !== formato),
    onClick: () => void download(formato),
  })
  return (
    <>
      <Button icon="excel" {...stateOf('xlsx')}>
        {textos.comunes.descargarExcel}
      </Button>
      <Button
        icon="descargar"
        variant="ghost"
        aria-label={textos.comunes.descargarCsv}
        title={textos.comunes.descargarCsv}
        {...stateOf('csv')}
      >
        {textos.comunes.csv}
      </Button>
      {rejected && (
        <div className="toolbar-failure">
          <FailureAlert
            failure={rejected.failure}
            onRetry={() => void download(rejected.formato)}
            onClose={() => setRejected(undefined)}
          />
        </div>
      )}
    </>
  )
}
