import type { ClaseDeHallazgo } from '@apremia/api-client'
import type { Buscado } from '@apremia/core'
import { enlaceDeCaso, enlaceDeContribuyente } from '../../panels/casos/enlace-de-caso.ts'
import { enlaceDeTitulos } from '../../panels/titulos/enlace-de-titulos.ts'
import { writeAddress } from '../../ui/write-address.ts'
import type { Hallazgos } from './buscador-api.ts'

type De<C extends ClaseDeHallazgo> = Hallazgos[C][number]

export const ENLACES: {
  readonly [C in ClaseDeHallazgo]: (uno: De<C>) => string
} = {
  inmuebles: ({ numero }) => `/inmueble/${numero}`,
  casos: (uno) => enlaceDeCaso(uno),
  comercios: ({ numero }) => writeAddress('/comercios', { numero }),
  contribuyentes: ({ numero }) => enlaceDeContribuyente(numero),
  convenios: ({ id }) => writeAddress('/convenios', { ver: id }),
  titulos: ({ numero, imponible, recurso }) =>
    enlaceDeTitulos({ imponible, recurso, titulo: numero }),
  expedientes: (uno) => enlaceDeCaso(uno, 'radicacion'),
}

export const enlaceDeTodos = (clase: ClaseDeHallazgo, buscado: Buscado): string | undefined => {
  const { nombre, dni, cuit } = buscado
  if (clase === 'comercios') {
    if (cuit !== undefined) return writeAddress('/comercios', { cuit })
    return nombre && writeAddress('/comercios', { contribuyente: nombre })
  }
  if (clase === 'contribuyentes') {
    if (cuit !== undefined) return writeAddress('/contribuyentes', { cuit })
    if (dni !== undefined) return writeAddress('/contribuyentes', { dni })
    return nombre && writeAddress('/contribuyentes', { nombre })
  }
  if (clase === 'convenios') {
    if (dni !== undefined) return writeAddress('/convenios', { dni })
    return nombre && writeAddress('/convenios', { firmante: nombre })
  }
  return undefined
}
