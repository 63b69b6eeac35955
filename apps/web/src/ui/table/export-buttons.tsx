import type { InputOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { FileEntry } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../button.tsx'
import { FailureAlert } from '../failure-alert.tsx'

interface ExcelButtonProps<E extends FileEntry> {
  readonly entry: E
  /** The filter and order on screen: the workbook has all of its rows. */
  readonly input: InputOf<E>
  readonly disabled?: boolean
}

/** The list as a workbook, for whoever may make the call: a guest does not even see it (S1 §6, D10). */
export const ExcelButton = <E extends FileEntry>(props: ExcelButtonProps<E>) => {
  const { entry, input, disabled = false } = props
  const dispatch = useAppDispatch()
  const puede = usePuede()
  const [downloading, setDownloading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  if (entry.capacidad !== 'publica' && !puede(entry.capacidad)) return null
  const download = async () => {
    setDownloading(true)
    setFailure(await dispatch(downloadDocument(entry, input)))
    setDownloading(false)
  }
  return (
    <>
      <Button
        icon="excel"
        loading={downloading}
        disabled={disabled}
        onClick={() => void download()}
      >
        {textos.comunes.descargarExcel}
      </Button>
      {failure && (
        <div className="toolbar-failure">
          <FailureAlert
            failure={failure}
            onRetry={() => void download()}
            onClose={() => setFailure(undefined)}
          />
        </div>
      )}
    </>
  )
}
