import { interpolar, TOPES_DE_ADJUNTOS as TOPES, textos } from '@apremia/core'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { formatBytes } from '../format.ts'
import { Icon } from '../icon.tsx'
import { ProgressLine } from '../progress.tsx'
import { TIPOS_DE_ADJUNTO } from './check-adjunto.ts'
import './files.css'
import type { ArchivosElegidos } from './use-adjuntos.ts'

const { adjuntos } = textos.documentos

const TOPE = interpolar(adjuntos.tope, {
  archivos: TOPES.archivos,
  porArchivo: formatBytes(TOPES.porArchivo),
  total: formatBytes(TOPES.total),
})

interface FilesFieldProps {
  readonly label: string
  readonly adjuntos: ArchivosElegidos
  readonly progreso: readonly number[] | undefined
}

/** Field to attach files. A file that cannot be attached is refused with its reason before the request (ux 22). */
export const FilesField = ({ label, adjuntos: lista, progreso }: FilesFieldProps) => {
  const { archivos, rechazados, add, remove } = lista
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const busy = progreso !== undefined
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !busy)
  }
  const onDrop = (event: DragEvent) => {
    drag(event, false)
    if (!busy) add([...event.dataTransfer.files])
  }
  return (
    <Field label={label} hint={TOPE}>
      {({ id, describedBy }) => (
        <div className="files">
          <fieldset
            className={over ? 'file-drop file-drop-over files-drop' : 'file-drop files-drop'}
            aria-labelledby={`${id}-caption`}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={onDrop}
          >
            <input
              id={id}
              ref={input}
              type="file"
              multiple
              className="file-input"
              accept={TIPOS_DE_ADJUNTO}
              disabled={busy}
              aria-describedby={describedBy}
              onChange={(event) => {
                add([...(event.target.files ?? [])])
                // Clearing the input lets the person pick the same file again after correcting it on disk.
                event.target.value = ''
              }}
            />
            <Icon name="subir" />
            <span className="file-caption" id={`${id}-caption`}>
              <strong>{adjuntos.elegir}</strong> {adjuntos.arrastrar}
            </span>
          </fieldset>
          {archivos.length > 0 && (
            <ul className="files-list">
              {archivos.map((file, index) => (
                <li key={`${file.name}-${file.size}`}>
                  <span className="files-name">
                    {file.name} <small>{formatBytes(file.size)}</small>
                  </span>
                  {busy ? (
                    <ProgressLine
                      label={interpolar(adjuntos.enviando, { nombre: file.name })}
                      done={Math.round((progreso[index] ?? 0) * 100)}
                      total={100}
                    />
                  ) : (
                    <Button
                      variant="ghost"
                      icon="quitar"
                      aria-label={interpolar(adjuntos.quitar, { nombre: file.name })}
                      onClick={() => {
                        remove(file)
                        input.current?.focus()
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <div role="alert">
            {[...new Set(rechazados.map(({ nombre, motivo }) => `${nombre}: ${motivo}`))].map(
              (rechazo) => (
                <p key={rechazo} className="field-error">
                  {rechazo}
                </p>
              ),
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
