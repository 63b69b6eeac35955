import { filtroDeVista, ordenDeVista } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readRol } from './permiso.ts'
import { EntradaInvalida, optionalDe, readObjeto, readTexto } from './read-entrada.ts'

const readPersona = (valor: unknown, campo: string) => ({
  ...readObjeto(valor, { rol: readRol, abogado: optionalDe(readTexto, '') }, campo),
  permisos: [],
})

const readFiltro = (valor: unknown, campo: string): Record<string, string> => {
  if (typeof valor !== 'object' || valor === null)
    throw new EntradaInvalida(`${campo}: se esperan campos con su valor`)
  return Object.fromEntries(
    Object.entries(valor).map(([nombre, dicho]) => [nombre, readTexto(dicho, nombre)]),
  )
}

export const reglasDeVista = {
  'vista/filtro': (entrada) => {
    const { quien, filtro } = readObjeto(entrada, { quien: readPersona, filtro: readFiltro })
    return filtroDeVista(quien, filtro)
  },
  'vista/orden': (entrada) => {
    const { quien, orden } = readObjeto(entrada, { quien: readPersona, orden: readTexto })
    return ordenDeVista(quien, orden)
  },
} as const satisfies Record<string, Regla>
