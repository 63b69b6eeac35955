import { decideCopiasAConservar, parseRetencion } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readListaDeEntrada, readObjeto, readTexto } from './read-entrada.ts'

const readNombres = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

/**
 * Reads a backup copy of a test case. The name of the copy is its day and time in Buenos Aires, three hours behind UTC.
 */
const toCopia = (entera: boolean) => (nombre: string) => ({
  ...{ nombre, entera },
  momento: new Date(`${nombre.replace(' ', 'T')}:00-03:00`),
})

export const reglasDeRespaldo = {
  'respaldo/retencion': (entrada) => {
    const { conservar, copias, incompletas } = readObjeto(entrada, {
      conservar: readTexto,
      copias: optionalDe(readNombres, []),
      incompletas: optionalDe(readNombres, []),
    })
    const retencion = parseRetencion(conservar)
    if (retencion === undefined) return 'no se entiende'
    return decideCopiasAConservar(
      [...copias.map(toCopia(true)), ...incompletas.map(toCopia(false))],
      retencion,
    )
  },
} as const satisfies Readonly<Record<string, Regla>>
