import type { ClaseDeHallazgo } from '@apremia/api-client'
import type { Buscado } from '@apremia/core'
import { enlaceDeCaso, enlaceDeContribuyente } from '../../panels/casos/enlace-de-caso.ts'
import type { Hallazgos } from './buscador-api.ts'

type De<C extends ClaseDeHallazgo> = Hallazgos[C][number]

const address = (path: string, params: Readonly<Record<string, string | number>>): string =>
  `${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`

export const ENLACES: {
  readonly [C in ClaseDeHallazgo]: (uno: De<C>) => string
} = {
  inmuebles: ({ numero }) => `/inmueble/${numero}`,
  casos: (uno) => enlaceDeCaso(uno),
  comercios: ({ numero }) => address('/comercios', { numero }),
  contribuyentes: ({ numero }) => enlaceDeContribuyente(numero),
  convenios: ({ id }) => address('/convenios', { ver: id }),
  titulos: ({ numero, imponible, recurso }) =>
    address('/titulos', { imponible, recurso, titulo: numero }),
  expedientes: (uno) => enlaceDeCaso(uno, 'radicacion'),
}

/** Returns the URL of the list of all the found records of a kind, or undefined when no screen lists that kind. */
export const enlaceDeTodos = (clase: ClaseDeHallazgo, buscado: Buscado): string | undefined => {
  const { nombre, dni, cuit } = buscado
  if (clase === 'comercios') {
    if (cuit !== undefined) return address('/comercios', { cuit })
    return nombre && address('/comercios', { contribuyente: nombre })
  }
  if (clase === 'contribuyentes') {
    if (cuit !== undefined) return address('/contribuyentes', { cuit })
    if (dni !== undefined) return address('/contribuyentes', { dni })
    return nombre && address('/contribuyentes', { nombre })
  }
  if (clase === 'convenios') {
    if (dni !== undefined) return address('/convenios', { dni })
    return nombre && address('/convenios', { firmante: nombre })
  }
  return undefined
}
