import type { ClaseDeHallazgo } from '@apremia/api-client'
import {
  type Buscado,
  eligeAbogado,
  type Mesa,
  type PestanaDeMesa,
  type Principal,
} from '@apremia/core'
import type { Hallazgos } from './buscador-api.ts'

type De<C extends ClaseDeHallazgo> = Hallazgos[C][number]

const address = (path: string, params: Readonly<Record<string, string | number>>): string =>
  `${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`

const PESTANA: Readonly<Record<Mesa, PestanaDeMesa>> = {
  judicial: 'juicios',
  extrajudicial: 'inicio',
}

/** Returns the URL of a search of the taxpayer, by document when the person may see the document, otherwise by name. */
const ofContribuyente = ({ documento, nombre }: De<'contribuyentes'>): string => {
  const conCual = /^\d{11}$/.test(documento) ? 'cuit' : 'dni'
  return address('/contribuyentes', /^\d+$/.test(documento) ? { [conCual]: documento } : { nombre })
}

/**
 * Returns the URL of a case on its desk, with the part 'radicación' open. A case that no desk lists opens in legal
 * management.
 */
const ofExpediente = (uno: De<'expedientes'>, principal: Principal): string => {
  const { tipo, imponible, recurso, abogado, mesa } = uno
  if (mesa === null || abogado === '')
    return address('/gestion', {
      tipo: tipo === 'C' ? 'comercios' : 'inmuebles',
      imponible,
      ...(tipo === 'C' ? {} : { recurso }),
    })
  return address(`/mesa-${mesa}`, {
    pestana: PESTANA[mesa],
    ...(eligeAbogado(principal) ? { abogado } : {}),
    caso: `${imponible}-${recurso}`,
    ver: 'radicacion',
  })
}

export const ENLACES: {
  readonly [C in ClaseDeHallazgo]: (uno: De<C>, principal: Principal) => string
} = {
  inmuebles: ({ numero }) => `/inmueble/${numero}`,
  comercios: ({ numero }) => address('/comercios', { numero }),
  contribuyentes: ofContribuyente,
  convenios: ({ id }) => address('/convenios', { ver: id }),
  titulos: ({ numero, imponible, recurso }) =>
    address('/titulos', { imponible, recurso, titulo: numero }),
  expedientes: ofExpediente,
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
