import { type ReactNode, useState } from 'react'
import type { Failure } from '../api/failure.ts'
import { Button } from './button.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { FileField } from './file-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import type { IconName } from './icon.tsx'
import { checkLibro, LIBROS } from './libro.ts'
import { RowErrorsAlert } from './row-errors/row-errors.tsx'
import { titleIfKnown } from './with-words.ts'

interface LibroDialogProps {
  readonly words: {
    readonly titulo: string
    readonly leyenda: string
    readonly ejemplo: string
    readonly archivo: string
    readonly falta: string
    readonly cargar: string
    readonly falla: string
    readonly porCorregir?: string
  }
  readonly icon?: IconName
  readonly onDownload: () => Promise<Failure | undefined>
  readonly onSend: (file: File) => Promise<Failure | undefined>
  readonly onPick?: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
  readonly rowActions?: (file: File) => ReactNode
}

/**
 * Dialog to download a workbook, and to upload it again after filling it in. If one row has an error, the server loads
 * no row (D86).
 */
export const LibroDialog = (props: LibroDialogProps) => {
  const { words, icon = 'subir', onDownload, onSend, onPick, onClose, children, rowActions } = props
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState<'bajando' | 'enviando'>()
  const pick = (picked: File | undefined) => {
    setFile(picked)
    setFault(undefined)
    setFailure(undefined)
    onPick?.()
  }
  const run = async (what: 'bajando' | 'enviando', work: () => Promise<Failure | undefined>) => {
    setFailure(undefined)
    setBusy(what)
    setFailure(await work())
    setBusy(undefined)
  }
  const submit = async () => {
    if (busy === 'enviando') return
    // The dialog is marked as busy before it reads the file. Otherwise a second click during the read would send the
    // file twice.
    setBusy('enviando')
    const wrong = file ? await checkLibro(file) : words.falta
    setFault(wrong)
    if (file && wrong === undefined) await run('enviando', () => onSend(file))
    else setBusy(undefined)
  }
  const errores = failure?.errores ?? []
  return (
    <FormDialog
      title={words.titulo}
      size={errores.length > 0 ? 'large' : 'medium'}
      saveLabel={words.cargar}
      saveIcon={icon}
      busy={busy === 'enviando'}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{words.leyenda}</p>
      <div>
        <Button
          icon="descargar"
          loading={busy === 'bajando'}
          onClick={() => void run('bajando', onDownload)}
        >
          {words.ejemplo}
        </Button>
      </div>
      <FileField
        label={words.archivo}
        accept={LIBROS}
        value={file}
        onChange={pick}
        error={fault}
        disabled={busy === 'enviando'}
        required
      />
      {children}
      {failure && (
        <FailureAlert
          failure={failure}
          title={titleIfKnown(failure, (failure.errores && words.porCorregir) ?? words.falla)}
          onClose={() => setFailure(undefined)}
        />
      )}
      {errores.length > 0 && file && (
        <RowErrorsAlert
          archivo={file.name}
          errores={errores}
          total={errores.length}
          actions={rowActions?.(file)}
        />
      )}
    </FormDialog>
  )
}
