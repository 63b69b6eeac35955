import type { InputOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import type { FileEntry } from '../../api/endpoint.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { withWords } from '../../ui/with-words.ts'
import { DocumentoView } from './documento-view.tsx'

interface ArchivoDialogProps<E extends FileEntry> {
  readonly title: string
  readonly entry: E
  readonly input: InputOf<E>
  readonly aviso?: ReactNode
  readonly onClose: () => void
}

export const ArchivoDialog = <E extends FileEntry>(props: ArchivoDialogProps<E>) => {
  const { title, entry, input, aviso, onClose } = props
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {aviso}
      <DocumentoView
        entry={entry}
        input={input}
        label={title}
        renderFailure={(failure, retry) => (
          <FailureAlert
            failure={withWords(failure, textos.documentos.falla.texto)}
            onRetry={retry}
          />
        )}
      />
    </Dialog>
  )
}
