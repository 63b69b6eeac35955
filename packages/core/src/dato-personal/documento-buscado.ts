import { PREFIJOS_DE_EMPRESA, parseCuit } from '../identificador/cuit.ts'
import { parseDni } from '../identificador/dni.ts'

/** The number a person is asked for by. */
export interface DocumentoBuscado {
  /** Digits of the DNI, or '' for a company, which has none. */
  readonly dni: string
  /** Eleven digits; '' when only the DNI was given. */
  readonly cuit: string
}

/**
 * Reads the DNI, CUIL or CUIT with which somebody's data are asked for. The check digit of a CUIT may be wrong, as in
 * the register (D106): the number is searched for as written.
 */
export const readDocumentoBuscado = (text: string): DocumentoBuscado | undefined => {
  const dni = parseDni(text)
  if (dni !== undefined) return { dni, cuit: '' }
  const cuit = parseCuit(text)
  if (cuit === undefined) return undefined
  const { digitos } = cuit
  const empresa = PREFIJOS_DE_EMPRESA.some((prefijo) => digitos.startsWith(prefijo))
  const dentro = empresa ? undefined : parseDni(digitos.slice(2, 10).replace(/^0+/, ''))
  return { dni: dentro ?? '', cuit: digitos }
}
