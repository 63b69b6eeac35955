import { type DragEvent, type Ref, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'
import { formatBytes } from './format.ts'
import { Icon } from './icon.tsx'

interface FileFieldProps extends FieldProps {
  readonly value: File | undefined
  readonly onChange: (file: File | undefined) => void
  /** Accepted extensions, in the format of the file picker: '.xlsx,.xls'. */
  readonly accept: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly disabled?: boolean
}

/**
 * Field to choose a file. Dropping a file on the field is never required, because the file picker does the same
 * (WCAG 2.5.7).
 */
export const FileField = (props: FileFieldProps) => {
  const { value, onChange, accept, inputRef, disabled = false, ...field } = props
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  const onDrop = (event: DragEvent) => {
    drag(event, false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onChange(file)
  }
  const remove = () => {
    onChange(undefined)
    input.current?.focus()
  }
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => (
        <fieldset
          className={over ? 'file-drop file-drop-over' : 'file-drop'}
          aria-labelledby={`${id}-caption`}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={onDrop}
        >
          <input
            id={id}
            type="file"
            className="file-input"
            ref={(element) => {
              input.current = element
              if (typeof inputRef === 'function') inputRef(element)
            }}
            accept={accept}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => {
              onChange(event.target.files?.[0])
              // The file input is cleared after each choice. The person can then choose the same file again after
              // correcting it on disk.
              event.target.value = ''
            }}
          />
          <Icon name={value ? 'excel' : 'subir'} />
          <span className="file-caption" id={`${id}-caption`}>
            {value ? (
              <>
                <strong>{value.name}</strong> <small>{formatBytes(value.size)}</small>
              </>
            ) : (
              <>
                <strong>Elija el archivo</strong> o arrástrelo hasta aquí
              </>
            )}
          </span>
          {value && (
            <Button
              variant="ghost"
              icon="quitar"
              className="file-remove"
              aria-label={`Quitar ${value.name}`}
              disabled={disabled}
              onClick={remove}
            />
          )}
        </fieldset>
      )}
    </Field>
  )
}
