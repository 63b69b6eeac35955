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
    /** The workbook to start from. */
    readonly ejemplo: string
    readonly archivo: string
    readonly falta: string
    readonly cargar: string
    readonly falla: string
    /** The failure names its rows; `falla` without it. */
    readonly porCorregir?: string
  }
  readonly icon?: IconName
  readonly onDownload: () => Promise<Failure | undefined>
  /** Sends the file. Resolves to the failure, or undefined. */
  readonly onSend: (file: File) => Promise<Failure | undefined>
  /** Called when another file is chosen, or none. */
  readonly onPick?: () => void
  readonly onClose: () => void
  /** Shown once the file was reviewed. */
  readonly children?: ReactNode
  /** Other downloads about the refused rows. */
  readonly rowActions?: (file: File) => ReactNode
}

/** Loads a workbook, with all its rows or none. Errors are shown row by row (D86). */
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
    // Set before the file is read, because a second click meanwhile would send it twice.
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
