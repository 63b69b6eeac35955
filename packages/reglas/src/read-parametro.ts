import { type ClaveDeParametro, esClaveDeParametro, type FilaDeParametro } from '@apremia/core'
import {
  EntradaInvalida,
  readFecha,
  readListaDeEntrada,
  readObjeto,
  readTexto,
} from './read-entrada.ts'

export const readClaveDeParametro = (valor: unknown, campo: string): ClaveDeParametro => {
  const clave = readTexto(valor, campo)
  if (!esClaveDeParametro(clave)) throw new EntradaInvalida(`${campo}: no existe «${clave}»`)
  return clave
}

const readFila = (valor: unknown, campo: string): FilaDeParametro => {
  const lectores = { clave: readClaveDeParametro, vigenteDesde: readFecha, valor: readTexto }
  return readObjeto(valor, lectores, campo)
}

/** Reads the values of parameters that a test case adds to the initial values of the product. */
export const readFilasDeParametro = (valor: unknown, campo: string): FilaDeParametro[] =>
  readListaDeEntrada(valor, readFila, campo)
