import { avisosDePrescripcion, checkTitular } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  optionalDe,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readPeriodo,
  readTexto,
} from './read-entrada.ts'

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

const readPrescripto = (valor: unknown, campo: string) => {
  const { periodo, ...clave } = readObjeto(
    valor,
    { recurso: readTexto, imponible: readTexto, periodo: readPeriodo },
    campo,
  )
  return { ...clave, ...periodo }
}

export const reglasDeTitular = {
  /**
   * Returns the warnings about a person who signs an agreement as owner of the property and is not one of its debtors.
   */
  'convenio/titular': (entrada) => {
    const { caracter, otros, representa, escrito, dni, imponibles } = readObjeto(entrada, {
      caracter: optionalDe(readTexto, 'Titular'),
      otros: optionalDe(readLogico, false),
      representa: optionalDe(readLogico, false),
      escrito: texto,
      dni: readTexto,
      imponibles: (lista, campo) => readListaDeEntrada(lista, readImponible, campo),
    })
    const firmante = { nombre: caracter, otros, representa }
    return checkTitular(firmante, escrito, dni, imponibles).map(({ mensaje }) => mensaje)
  },
  /** Returns the warnings about an agreement that includes tax periods which are already too old to sue for. */
  'convenio/prescriptos': (entrada) => {
    const { periodos } = readObjeto(entrada, {
      periodos: (lista, campo) => readListaDeEntrada(lista, readPrescripto, campo),
    })
    return avisosDePrescripcion(periodos).map(({ mensaje }) => mensaje)
  },
} satisfies Record<string, Regla>
