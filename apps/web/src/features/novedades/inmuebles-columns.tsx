import { interpolar, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import type { InmuebleEditable } from './inmueble.ts'

const { columnas, buscarUno, editarUno, quitarUno } = textos.novedades.inmuebles
const { sinDato, acciones } = textos.comunes

type Fila = Pick<InmuebleEditable, 'inmueble' | 'recurso' | 'caracter' | 'observaciones'>

interface Acciones<F> {
  readonly documentos: (fila: F) => ReactNode
  /** Opens a property for editing. Undefined for a person who is not editing the taxpayer. */
  readonly onEditar?: ((fila: F) => void) | undefined
  readonly onQuitar?: ((fila: F) => void) | undefined
}

export const columnasDeInmuebles = <F extends Fila>({
  documentos,
  onEditar,
  onQuitar,
}: Acciones<F>): readonly Column<F>[] => [
  {
    id: 'inmueble',
    header: columnas.inmueble,
    width: 'code',
    tarjeta: 'nombre',
    cell: ({ inmueble, recurso }) => (
      <Link
        to={`/inmuebles?${new URLSearchParams({ inmueble: String(inmueble), recurso })}`}
        aria-label={interpolar(buscarUno, { inmueble })}
      >
        {inmueble}
      </Link>
    ),
  },
  {
    id: 'recurso',
    header: columnas.recurso,
    width: 'code',
    tarjeta: 'principal',
    cell: ({ recurso }) => (recurso ? <CodigoDeRecurso codigo={recurso} /> : sinDato),
  },
  { id: 'caracter', header: columnas.caracter, cell: ({ caracter }) => caracter || sinDato },
  {
    id: 'observaciones',
    header: columnas.observaciones,
    width: 'prose',
    cell: ({ observaciones }) => <span className="cell-lines">{observaciones || sinDato}</span>,
  },
  { id: 'documentos', header: columnas.documentos, cell: documentos },
  ...(onEditar && onQuitar
    ? [
        {
          id: 'acciones',
          header: acciones,
          tarjeta: 'acciones',
          cell: (fila: F) => (
            <div className="actions">
              <Button
                variant="ghost"
                icon="editar"
                aria-label={interpolar(editarUno, fila)}
                title={textos.comunes.editar}
                onClick={() => onEditar(fila)}
              />
              <Button
                variant="ghost"
                icon="borrar"
                aria-label={interpolar(quitarUno, fila)}
                onClick={() => onQuitar(fila)}
              >
                {textos.comunes.eliminar}
              </Button>
            </div>
          ),
        } as const,
      ]
    : []),
]
