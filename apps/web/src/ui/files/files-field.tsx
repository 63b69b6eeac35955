import { interpolar, TOPES_DE_ADJUNTOS as TOPES, textos } from '@apremia/core'
import { useRef } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { formatBytes } from '../format.ts'
import { ProgressLine } from '../progress.tsx'
import { TIPOS_DE_ADJUNTO } from './check-adjunto.ts'
import { FileDrop } from './file-drop.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const busy = progreso !== undefined
  return (
    <Field label={label} hint={TOPE}>
      {({ id, describedBy }) => (
        <div className="files">
          <FileDrop
            id={id}
            describedBy={describedBy}
            inputRef={input}
            accept={TIPOS_DE_ADJUNTO}
            disabled={busy}
            onAdd={add}
          />
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
