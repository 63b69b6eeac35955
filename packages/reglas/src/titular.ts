import { checkTitular } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { optionalDe, readListaDeEntrada, readObjeto, readTexto } from './read-entrada.ts'

const texto = optionalDe(readTexto, '')

const readDeudor = (valor: unknown, campo: string) =>
  readObjeto(valor, { dni: texto, cuit: texto }, campo)

const readImponible = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      nombre: readTexto,
      deudores: (lista, donde) => readListaDeEntrada(lista, readDeudor, donde),
    },
    campo,
  )

export const reglasDeTitular = {
  /** Notices about a signer who says to be the owner and is not a debtor. */
  'convenio/titular': (entrada) => {
    const { caracter, dni, imponibles } = readObjeto(entrada, {
      caracter: optionalDe(readTexto, 'Titular'),
      dni: readTexto,
      imponibles: (lista, campo) => readListaDeEntrada(lista, readImponible, campo),
    })
    return checkTitular(caracter, dni, imponibles).map(({ mensaje }) => mensaje)
  },
} satisfies Record<string, Regla>
