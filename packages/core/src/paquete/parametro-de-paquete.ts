import { CLAVES_DE_MESA } from '../caso/fechas-de-mesa.ts'
import { parseFecha } from '../fecha/fecha.ts'
import { esClaveDeParametro, PARAMETROS } from '../parametro/parametros.ts'
import { readValorDeParametro } from '../parametro/valor-admitido.ts'

/** Keys of the dated values in a package: the parameters and the two dates of the desks. */
export const CLAVES_DE_PAQUETE: readonly string[] = [
  ...Object.keys(PARAMETROS),
  ...Object.keys(CLAVES_DE_MESA),
]

export const isClaveDePaquete = (clave: string): boolean => CLAVES_DE_PAQUETE.includes(clave)

/** Tells whether the text of a value has the form in which the product stores the parameter or the desk date. */
export const isValorDePaquete = (clave: string, valor: string): boolean =>
  esClaveDeParametro(clave)
    ? readValorDeParametro(clave, valor) === valor
    : parseFecha(valor) === valor
