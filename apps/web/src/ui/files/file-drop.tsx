import { textos } from '@apremia/core'
import { type DragEvent, type Ref, useState } from 'react'
import { Icon } from '../icon.tsx'
import './files.css'

const { adjuntos } = textos.documentos

interface FileDropProps {
  readonly id: string
  readonly describedBy: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
  /** Accepted file types, in the format of the file picker. */
  readonly accept: string
  readonly disabled: boolean
  readonly onAdd: (files: readonly File[]) => void
}

/** Area to choose files with the file picker or to drop them. Dropping is never required (WCAG 2.5.7). */
export const FileDrop = ({ id, describedBy, inputRef, accept, disabled, onAdd }: FileDropProps) => {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  const onDrop = (event: DragEvent) => {
    drag(event, false)
    if (!disabled) onAdd([...event.dataTransfer.files])
  }
  return (
    <fieldset
      className={over ? 'file-drop file-drop-over files-drop' : 'file-drop files-drop'}
      aria-labelledby={`${id}-caption`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        ref={inputRef}
        type="file"
        multiple
        className="file-input"
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])])
          // The file input is cleared after each choice. The person can then choose the same file again after
          // correcting it on disk.
          event.target.value = ''
        }}
      />
      <Icon name="subir" />
      <span className="file-caption" id={`${id}-caption`}>
        <strong>{adjuntos.elegir}</strong> {adjuntos.arrastrar}
      </span>
    </fieldset>
  )
}
