import { decideCopiasAConservar, parseRetencion } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readListaDeEntrada, readObjeto, readTexto } from './read-entrada.ts'

const readNombres = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

/**
 * Reads a backup copy of a test case. The name of the copy is its day and time in Buenos Aires, three hours behind UTC.
 */
const toCopia = (entera: boolean, version: string) => (nombre: string) => ({
  ...{ nombre, entera, version },
  momento: new Date(`${nombre.replace(' ', 'T')}:00-03:00`),
})

export const reglasDeRespaldo = {
  'respaldo/retencion': (entrada) => {
    const { conservar, copias, incompletas, anteriores } = readObjeto(entrada, {
      conservar: readTexto,
      copias: optionalDe(readNombres, []),
      incompletas: optionalDe(readNombres, []),
      anteriores: optionalDe(readNombres, []),
    })
    const retencion = parseRetencion(conservar)
    if (retencion === undefined) return 'no se entiende'
    return decideCopiasAConservar(
      [
        ...copias.map(toCopia(true, '0.2.0')),
        ...incompletas.map(toCopia(false, '0.2.0')),
        ...anteriores.map(toCopia(true, '0.1.0')),
      ],
      retencion,
    )
  },
} as const satisfies Readonly<Record<string, Regla>>
