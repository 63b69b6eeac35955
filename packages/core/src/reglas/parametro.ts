import { FILAS_INICIALES, type FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { type ClaveDeParametro, esClaveDeParametro } from '../parametro/parametros.ts'
import { validateParametros } from '../parametro/validate-parametros.ts'
import type { Regla } from './caso.ts'
import {
  EntradaInvalida,
  optional,
  readFecha,
  readLista,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { writeRechazo } from './write-salida.ts'

const readClave = (valor: unknown, campo: string): ClaveDeParametro => {
  const clave = readTexto(valor, campo)
  if (!esClaveDeParametro(clave)) throw new EntradaInvalida(`${campo}: no existe «${clave}»`)
  return clave
}

const readFila = (valor: unknown, campo: string): FilaDeParametro => {
  const lectores = { clave: readClave, vigenteDesde: readFecha, valor: readTexto }
  return readObjeto(valor, lectores, campo)
}

const readFilas = (valor: unknown, campo: string): FilaDeParametro[] =>
  readLista(valor, readFila, campo)

export const reglasDeParametro = {
  /** The rows of the case come after the first ones. */
  'parametro/vigente': (entrada) => {
    const { filas, clave, fecha } = readObjeto(entrada, {
      filas: optional(readFilas, []),
      clave: readClave,
      fecha: readFecha,
    })
    const todas = [...FILAS_INICIALES, ...filas]
    const motivos = validateParametros(todas)
    if (motivos.length > 0) return writeRechazo(motivos)
    return parametroVigente(todas, clave, fecha)?.valor ?? null
  },
} as const satisfies Record<string, Regla>
