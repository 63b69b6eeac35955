import { titulos as calls } from '@apremia/api-client'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'

interface LibroRepetidoProps {
  /**
   * Failure 409 'libro-repetido' (workbook already used), whose detail names the batch of documents made before (D86).
   */
  readonly failure: Failure
  readonly onForce: () => Promise<void>
  readonly onCancel: () => void
}

export const LibroRepetido = ({ failure, onForce, onCancel }: LibroRepetidoProps) => {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure>()
  const lote = failure.detalle?.lote
  const download = async () => {
    const input = { params: { id: String(lote) } }
    setProblem(await dispatch(downloadDocument(calls.downloadLote, input)))
  }
  const force = async () => {
    setBusy(true)
    await onForce()
  }
  return (
    <ConfirmDialog
      title="La planilla ya se usó"
      confirmLabel="Forzar la generación"
      destructive
      busy={busy}
      onConfirm={() => void force()}
      onCancel={onCancel}
    >
      <div className="stack">
        <p>{failure.message}</p>
        {lote !== undefined && (
          <Button icon="descargar" onClick={() => void download()}>
            Descargar el lote anterior
          </Button>
        )}
        {problem && <FailureAlert failure={problem} />}
      </div>
    </ConfirmDialog>
  )
}
