import { interpolar, TOPES_DE_ADJUNTOS as TOPES, textos } from '@apremia/core'
import { Field } from '../field.tsx'
import { formatBytes } from '../format.ts'
import { ProgressLine } from '../progress.tsx'
import { TIPOS_DE_ADJUNTO } from './check-adjunto.ts'
import { FilePicker } from './file-picker.tsx'
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

/**
 * Field to attach files. A file that cannot be attached is refused as soon as the person chooses it, with the reason
 * (ux 22).
 */
export const FilesField = ({ label, adjuntos: lista, progreso }: FilesFieldProps) => {
  const { archivos, rechazados, add, remove } = lista
  const progressOf = (index: number) => (
    <ProgressLine
      label={interpolar(adjuntos.enviando, { nombre: archivos[index]?.name ?? '' })}
      done={Math.round((progreso?.[index] ?? 0) * 100)}
      total={100}
    />
  )
  return (
    <Field label={label} hint={TOPE}>
      {({ id, describedBy }) => (
        <FilePicker
          id={id}
          describedBy={describedBy}
          accept={TIPOS_DE_ADJUNTO}
          files={archivos}
          refused={rechazados.map(({ nombre, motivo }) => `${nombre}: ${motivo}`)}
          onAdd={add}
          onRemove={remove}
          progressOf={progreso && progressOf}
        />
      )}
    </Field>
  )
}
