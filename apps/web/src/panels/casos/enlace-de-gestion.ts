import { writeAddress } from '../../ui/write-address.ts'

interface BusquedaDeGestion {
  readonly grupo: number
  readonly tipo: 'I' | 'C'
  readonly imponible?: number
  readonly recurso?: string | undefined
  /** Lawyer's code. '' or undefined searches without it. */
  readonly abogado?: string
  /** True to search the history too. */
  readonly historico?: boolean
  readonly extrajudicial?: boolean
}

/** Address of the screen of actions with a search. A business is found there by its number alone, without a tax. */
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
