import { writeAddress } from '../../ui/write-address.ts'

interface BusquedaDeGestion {
  readonly grupo: number
  readonly tipo: 'I' | 'C'
  readonly imponible?: number
  readonly recurso?: string | undefined
  /** Lawyer's code. With '' or undefined, the search is not limited to a lawyer. */
  readonly abogado?: string
  /** True to find old cases too, and not only the recent ones. */
  readonly historico?: boolean
  readonly extrajudicial?: boolean
}

/** Returns the URL of the screen /gestion with a search. A search of a business has only the number, without a tax. */
export const enlaceDeGestion = (busqueda: BusquedaDeGestion): string => {
  const { grupo, tipo, imponible, recurso, abogado = '' } = busqueda
  const { historico = false, extrajudicial = false } = busqueda
  return writeAddress('/gestion', {
    ...{ grupo, tipo: tipo === 'C' ? 'comercios' : 'inmuebles' },
    ...(imponible === undefined ? {} : { imponible }),
    ...(tipo === 'C' || recurso === undefined ? {} : { recurso }),
    ...(historico ? { historico: 'true' } : {}),
    ...(extrajudicial ? { extrajudicial: 'true' } : {}),
    ...(abogado === '' ? {} : { abogado }),
  })
}
