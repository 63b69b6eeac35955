import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { formatBytes } from '../format.ts'
import { FileDrop } from './file-drop.tsx'

const { adjuntos } = textos.documentos

interface FilePickerProps {
  readonly id: string
  readonly describedBy: string | undefined
  /** Accepted file types, as in the attribute `accept` of a file input. */
  readonly accept: string
  readonly files: readonly File[]
  /** Reasons why the refused files were not added to the list. */
  readonly refused: readonly string[]
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (file: File) => void
  /**
   * Returns the progress of a file, shown beside its name. Given only while the files are being sent, when the person
   * cannot add or remove files.
   */
  readonly progressOf?: ((index: number) => ReactNode) | undefined
}

/**
 * Field to choose several files. The field lists the files, and a button removes each file. After a removal, the focus
 * goes back to the file picker.
 */
export const FilePicker = (props: FilePickerProps) => {
  const { id, describedBy, accept, files, refused, onAdd, onRemove, progressOf } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="files">
      <FileDrop
        id={id}
        describedBy={describedBy}
        inputRef={input}
        accept={accept}
        disabled={progressOf !== undefined}
        onAdd={onAdd}
      />
      {files.length > 0 && (
        <ul className="files-list">
          {files.map((file, index) => (
            <li key={`${file.name}/${file.size}/${file.lastModified}`}>
              <span className="files-name">
                {file.name} <small>{formatBytes(file.size)}</small>
              </span>
              {progressOf?.(index) ?? (
                <Button
                  variant="ghost"
                  icon="quitar"
                  aria-label={interpolar(adjuntos.quitar, { nombre: file.name })}
                  onClick={() => {
                    onRemove(file)
                    input.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {[...new Set(refused)].map((reason) => (
          <p key={reason} className="field-error">
            {reason}
          </p>
        ))}
      </div>
    </div>
  )
}
