import { CLAVES_DE_MESA } from '../caso/fechas-de-mesa.ts'
import { parseFecha } from '../fecha/fecha.ts'
import { esClaveDeParametro, PARAMETROS } from '../parametro/parametros.ts'
import { readValorDeParametro } from '../parametro/valor-admitido.ts'

/**
 * Keys of the settings that a data package may load: all the parameters, and the dates FECHA_INICIAL and SIN_EVALUAR of
 * the desks (work lists of cases).
 */
export const CLAVES_DE_PAQUETE: readonly string[] = [
  ...Object.keys(PARAMETROS),
  ...Object.keys(CLAVES_DE_MESA),
]

export const isClaveDePaquete = (clave: string): boolean => CLAVES_DE_PAQUETE.includes(clave)

export const isValorDePaquete = (clave: string, valor: string): boolean =>
  esClaveDeParametro(clave)
    ? readValorDeParametro(clave, valor) === valor
    : parseFecha(valor) === valor
