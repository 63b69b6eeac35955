import { textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import type { Chip } from '../../ui/table/filter-chips.tsx'
import type { Filtro } from './filtro.ts'

const { filtros, ordenes } = textos.titulos

/** The applied filters, as people read them. */
export const chipsOf = (
  { desde, hasta, abogado, orden }: Filtro,
  nombreDe: (codigo: string) => string,
): Chip[] => [
  ...(desde ? [{ id: 'desde', name: filtros.desde, value: formatDate(desde) }] : []),
  ...(hasta ? [{ id: 'hasta', name: filtros.hasta, value: formatDate(hasta) }] : []),
  ...(abogado ? [{ id: 'abogado', name: filtros.abogado, value: nombreDe(abogado) }] : []),
  ...(orden === 'desc' ? [{ id: 'orden', name: filtros.orden, value: ordenes.desc }] : []),
]
