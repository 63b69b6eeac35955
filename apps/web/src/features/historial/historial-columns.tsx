import { describeImponibles, HISTORIAL_EN_LISTA, textos } from '@apremia/core'
import { formatInstant } from '../../ui/format.ts'
import { screenColumns } from '../../ui/table/screen-columns.ts'
import type { FilaDeHistorial } from './historial-api.ts'

const { sistema, sinIdentificar } = textos.historial
const { sinDato } = textos.comunes

const quien = ({ user, usuario, origen }: FilaDeHistorial): string => {
  if (user) return `${user.apellido}, ${user.nombre}`
  if (usuario !== '') return usuario
  return origen === 'sistema' ? sistema : sinIdentificar
}

export const COLUMNAS_DE_HISTORIAL = screenColumns(HISTORIAL_EN_LISTA, {
  fecha: {
    width: 'code',
    cell: ({ createdAt }: FilaDeHistorial) => (
      <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
    ),
  },
  usuario: { width: 'name', cell: quien },
  abogado: { width: 'code', cell: ({ abogado }) => abogado || sinDato },
  inmueble: { width: 'code', cell: (fila) => describeImponibles(fila) || sinDato },
  recurso: { width: 'code', cell: ({ recurso }) => recurso || sinDato },
  descripcion: { width: 'prose', cell: ({ descripcion }) => descripcion },
})
