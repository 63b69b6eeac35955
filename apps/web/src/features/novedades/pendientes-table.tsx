import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import '../../panels/documentos/adjuntos.css'
import { Button } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format.ts'
import { ProgressLine } from '../../ui/progress.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { claveDeInmueble, type InmueblePendiente } from './inmueble.ts'
import { InmuebleDialog } from './inmueble-dialog.tsx'
import { columnasDeInmuebles } from './inmuebles-columns.tsx'

const t = textos.novedades.inmuebles
const { adjuntos } = textos.documentos

interface PendientesTableProps {
  readonly inmuebles: readonly InmueblePendiente[]
  /** Part of each file already sent, from 0 to 1, in the order of the files. Undefined while nothing is being sent. */
  readonly progreso: readonly number[] | undefined
  readonly onChange: (inmuebles: readonly InmueblePendiente[]) => void
}

const repetido = (): Failure => ({
  status: 409,
  code: 'inmueble-repetido',
  message: t.repetido,
  fields: [{ field: 'inmueble', message: t.repetido }],
})

export const PendientesTable = ({ inmuebles, progreso, onChange }: PendientesTableProps) => {
  const [abierto, setAbierto] = useState<InmueblePendiente | 'nuevo'>()
  const todos = inmuebles.flatMap(({ archivos }) => archivos)
  const editado = abierto === 'nuevo' ? undefined : abierto
  // The form creates the array of properties again on each render, so the edited property is found by its key and not
  // by identity.
  const claveEditada = editado && claveDeInmueble(editado)
  const isEditado = (uno: InmueblePendiente): boolean => claveDeInmueble(uno) === claveEditada
  const archivosDe = ({ archivos }: InmueblePendiente) => (
    <ul className="adjuntos">
      {archivos.map((file) => (
        <li key={`${file.name}-${file.size}`}>
          {file.name} <small>{formatBytes(file.size)}</small>
          {progreso && (
            <ProgressLine
              label={interpolar(adjuntos.enviando, { nombre: file.name })}
              done={Math.round((progreso[todos.indexOf(file)] ?? 0) * 100)}
              total={100}
            />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="stack" aria-label={t.titulo}>
      <div className="toolbar">
        <h3>{t.titulo}</h3>
        <Button icon="agregar" onClick={() => setAbierto('nuevo')}>
          {t.agregar}
        </Button>
      </div>
      {inmuebles.length === 0 ? (
        <p>{t.ninguno}</p>
      ) : (
        <DataTable
          caption={t.titulo}
          rows={inmuebles}
          rowKey={claveDeInmueble}
          columns={columnasDeInmuebles<InmueblePendiente>({
            documentos: archivosDe,
            onEditar: setAbierto,
            onQuitar: (uno) => onChange(inmuebles.filter((otro) => otro !== uno)),
          })}
        />
      )}
      {abierto && (
        <InmuebleDialog
          inmueble={editado}
          de="nueva"
          archivos={editado?.archivos ?? []}
          ajenos={todos.filter((file) => !editado?.archivos.includes(file))}
          onGuardar={async ({ inmueble, recurso, caracter, observaciones }, archivos) => {
            const uno = { inmueble, recurso, caracter, observaciones, version: 0, archivos }
            const otros = inmuebles.filter((otro) => !isEditado(otro))
            if (otros.some((otro) => claveDeInmueble(otro) === claveDeInmueble(uno)))
              return repetido()
            onChange(
              editado ? inmuebles.map((otro) => (isEditado(otro) ? uno : otro)) : [...otros, uno],
            )
            return undefined
          }}
          onClose={() => setAbierto(undefined)}
        />
      )}
    </section>
  )
}
