import { readDocumentoBuscado } from '../dato-personal/documento-buscado.ts'
import { nombresBuscados } from '../dato-personal/patrones-de-persona.ts'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readListaDeEntrada, readObjeto, readTexto } from './read-entrada.ts'

const readPartido = (valor: unknown, campo: string) =>
  readObjeto(valor, { apellido: readTexto, nombre: readTexto }, campo)

export const reglasDePersona = {
  'persona/documento': (entrada) => readDocumentoBuscado(readTexto(entrada)) ?? null,
  'persona/nombres': (entrada) => {
    const { completos, partidos } = readObjeto(entrada, {
      completos: optionalDe((valor, campo) => readListaDeEntrada(valor, readTexto, campo), []),
      partidos: optionalDe((valor, campo) => readListaDeEntrada(valor, readPartido, campo), []),
    })
    return nombresBuscados(completos, partidos)
  },
} as const satisfies Record<string, Regla>
