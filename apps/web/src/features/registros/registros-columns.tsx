import { registros as calls } from '@apremia/api-client'
import { formatDni, interpolar, textos } from '@apremia/core'
import { adjuntosDe } from '../../panels/documentos/adjuntos-de.ts'
import { AdjuntosList } from '../../panels/documentos/adjuntos-list.tsx'
import { Button } from '../../ui/button.tsx'
import { formatInstant } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import type { Registro } from './registros-api.ts'

const { columnas, subidoPor, editar, editarUno, eliminarUno } = textos.registros
const { sinDato } = textos.comunes

const subidor = ({ user }: Registro): string =>
  user.abogado === ''
    ? `${user.apellido}, ${user.nombre}`
    : interpolar(subidoPor, { ...user, codigo: user.abogado })

export const nombreEnRegistro = ({ apellido, nombre }: Registro): string =>
  [apellido, nombre].filter(Boolean).join(', ')

export const accionesDeRegistros = (
  onOpen: (que: 'corregir' | 'eliminar', registro: Registro) => void,
): Column<Registro> => ({
  id: 'acciones',
  tarjeta: 'acciones',
  header: textos.comunes.acciones,
  cell: (registro) => {
    const cual = { persona: nombreEnRegistro(registro), inmueble: registro.inmueble }
    return (
      <>
        <Button
          variant="ghost"
          icon="editar"
          aria-label={interpolar(editarUno, cual)}
          title={editar}
          onClick={() => onOpen('corregir', registro)}
        />
        <Button
          variant="ghost"
          icon="borrar"
          aria-label={interpolar(eliminarUno, cual)}
          onClick={() => onOpen('eliminar', registro)}
        >
          {textos.comunes.eliminar}
        </Button>
      </>
    )
  },
})

/**
 * Returns the columns of the list of uploaded records.
 *
 * @param abre true when the person may open the documents (D10)
 */
export const columnasDeRegistros = (abre: boolean): readonly Column<Registro>[] => [
  {
    id: 'inmueble',
    header: columnas.inmueble,
    width: 'code',
    tarjeta: 'principal',
    cell: ({ inmueble }) => inmueble,
  },
  {
    id: 'recurso',
    header: columnas.recurso,
    width: 'code',
    tarjeta: 'principal',
    cell: ({ recurso }) => recurso,
  },
  {
    id: 'persona',
    header: columnas.persona,
    width: 'name',
    tarjeta: 'nombre',
    cell: nombreEnRegistro,
  },
  { id: 'titulo', header: columnas.titulo, cell: ({ titulo }) => titulo || sinDato },
  { id: 'dni', header: columnas.dni, width: 'code', cell: ({ dni }) => formatDni(dni) || sinDato },
  {
    id: 'telefono',
    header: columnas.telefono,
    width: 'code',
    cell: ({ telefono }) => telefono || sinDato,
  },
  {
    id: 'descripcion',
    header: columnas.descripcion,
    width: 'prose',
    cell: ({ descripcion }) => <span className="cell-lines">{descripcion || sinDato}</span>,
  },
  {
    id: 'subidoPor',
    header: columnas.subidoPor,
    width: 'name',
    cell: (registro) => (
      <>
        {subidor(registro)} <small>{formatInstant(registro.creado)}</small>
      </>
    ),
  },
  {
    id: 'documentos',
    header: columnas.documentos,
    cell: ({ registro_documentos }) => (
      <AdjuntosList
        archivos={adjuntosDe(registro_documentos)}
        entry={calls.getRegistroDocumento}
        inputOf={({ id }) => ({ params: { documento: id } })}
        abre={abre}
      />
    ),
  },
]
