import { describeImponibles, textos } from '@apremia/core'
import { formatInstant } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { FECHA } from './filtro.ts'
import type { FilaDeHistorial } from './historial-api.ts'

const { columnas, sistema, sinIdentificar } = textos.historial
const { sinDato } = textos.comunes

const quien = ({ user, usuario, origen }: FilaDeHistorial): string => {
  if (user) return `${user.apellido}, ${user.nombre}`
  if (usuario !== '') return usuario
  return origen === 'sistema' ? sistema : sinIdentificar
}

export const COLUMNAS_DE_HISTORIAL: readonly Column<FilaDeHistorial>[] = [
  {
    id: 'fecha',
    header: columnas.fecha,
    width: 'code',
    orden: FECHA,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,
  },
  { id: 'usuario', header: columnas.usuario, width: 'name', cell: quien },
  {
    id: 'abogado',
    header: columnas.abogado,
    width: 'code',
    cell: ({ abogado }) => abogado || sinDato,
  },
  {
    id: 'inmueble',
    header: columnas.inmueble,
    width: 'code',
    cell: (fila) => describeImponibles(fila) || sinDato,
  },
  {
    id: 'recurso',
    header: columnas.recurso,
    width: 'code',
    cell: ({ recurso }) => recurso || sinDato,
  },
  {
    id: 'descripcion',
    header: columnas.descripcion,
    width: 'prose',
    cell: ({ descripcion }) => descripcion,
  },
]
